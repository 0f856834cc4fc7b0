/** The social providers that the sandbox imitates, with their display names. */
export const OAUTH_PROVIDERS: Readonly<Record<string, string>> = {
  amazon: 'Amazon',
  apple: 'Apple',
  bitbucket: 'Bitbucket',
  coinbase: 'Coinbase',
  discord: 'Discord',
  facebook: 'Facebook',
  figma: 'Figma',
  github: 'GitHub',
  gitlab: 'GitLab',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
  salesforce: 'Salesforce',
  slack: 'Slack',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  twitch: 'Twitch',
  twitter: 'Twitter',
  yahoo: 'Yahoo',
};

/** These providers do not return an email address. */
const WITHOUT_EMAIL = ['snapchat', 'tiktok', 'twitter'];

export const tellsEmail = (provider: string): boolean => !WITHOUT_EMAIL.includes(provider);
