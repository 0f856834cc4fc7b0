/** The widget's configuration on this page. It is kept in the page's URL, so that each configuration has a link. */
export interface Switches {
  products: string[];
  otp: string[];
  /** The social providers of the product `oauth`. */
  social: string[];
  shadow: boolean;
  logo: boolean;
  hideHeader: boolean;
  strings: boolean;
  pkce: boolean;
  /** Keeps the widget on the page after its success screen. */
  stay: boolean;
  /** Records the visit (docs/scenarios.md). */
  record: boolean;
  dev: boolean;
  theme: string;
  /** The language of page and widget; empty for the browser's language. */
  lang: string;
  /** Named `public_token`, because links in emails use the parameter `token`. */
  public_token: string;
  otpMinutes: string;
  sessionMinutes: string;
  /** The behaviour of the test wallet, with the product `crypto`; empty means approve. */
  wallet: string;
  /** 'none' sends no redirect URL, so that the project's setting is used. */
  redirect: string;
}

const DEFAULTS: Readonly<Switches> = {
  // Includes passkeys, so that those created on the passkeys page can be used to sign in.
  products: ['emailMagicLinks', 'otp', 'passkeys'],
  otp: ['sms', 'whatsapp'],
  social: ['google', 'apple', 'github'],
  shadow: false,
  logo: false,
  hideHeader: false,
  strings: false,
  pkce: false,
  stay: false,
  record: false,
  dev: false,
  theme: '',
  lang: '',
  public_token: '',
  otpMinutes: '',
  sessionMinutes: '',
  wallet: '',
  redirect: '',
};

const LISTS = ['products', 'otp', 'social'] as const;
const FLAGS = ['shadow', 'logo', 'hideHeader', 'strings', 'pkce', 'stay', 'record', 'dev'] as const;
const TEXTS = [
  'theme',
  'lang',
  'public_token',
  'otpMinutes',
  'sessionMinutes',
  'wallet',
  'redirect',
] as const;

export const SWITCH_NAMES: ReadonlySet<string> = new Set([...LISTS, ...FLAGS, ...TEXTS]);

/** Passes values on without validation, so that invalid ones show the widget's developer messages. */
export const readSwitches = (search: string): Switches => {
  const query = new URLSearchParams(search);
  const switches: Switches = { ...DEFAULTS };
  for (const name of LISTS) switches[name] = query.get(name)?.split(',').filter(Boolean) ?? DEFAULTS[name];
  for (const name of FLAGS) switches[name] = query.get(name) === '1';
  for (const name of TEXTS) switches[name] = query.get(name) ?? '';
  const token = query.get('token') ?? '';
  if (token.startsWith('public-token-')) switches.public_token ||= token;
  return switches;
};

/** The parameters that differ from the defaults, to keep URLs short. */
export const switchParams = (switches: Switches): Record<string, string> => {
  const params: Record<string, string> = {};
  for (const name of LISTS) {
    const value = switches[name].join(',');
    if (value !== DEFAULTS[name].join(',')) params[name] = value;
  }
  for (const name of FLAGS) if (switches[name]) params[name] = '1';
  for (const name of TEXTS) if (switches[name] !== '') params[name] = switches[name];
  return params;
};
