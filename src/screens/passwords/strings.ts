export const passwordStrings = {
  'login.success.content': 'You have successfully logged in.',
} as const;
