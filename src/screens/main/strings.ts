export const mainStrings = {
  'login.title': 'Sign up or log in',
  'tab.email': 'Email',
  'tab.text': 'Text',
  'tab.whatsapp': 'WhatsApp',
  'tab.ariaLabel': 'Ways to get a code or a link',
  'button.emailLogin': 'Continue with email',
  'button.sms': 'Continue with text',
  'button.whatsapp': 'Continue with WhatsApp',
} as const;
