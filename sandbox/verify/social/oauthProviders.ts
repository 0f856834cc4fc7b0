/** The providers the sandbox plays, with the names people know them by. */
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

/** These tell no email address of their users. */
const WITHOUT_EMAIL = ['snapchat', 'tiktok', 'twitter'];

export const tellsEmail = (provider: string): boolean => !WITHOUT_EMAIL.includes(provider);
