import type { Api, Choice } from './choice';

/** Addresses of the API: the sandbox's, and the provider's. */
export const API_URLS: Readonly<Record<Api, string>> = {
  sandbox: 'http://localhost:4311',
  test: 'https://test.stytch.com',
  live: 'https://api.stytch.com',
};

type Directives = Readonly<Record<string, readonly string[]>>;

/** The policy of every page with a widget. docs/hosting.md has the same line; a test compares them. */
export const BASE_POLICY: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'connect-src': [API_URLS.test],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['pricerx-auth'],
};

/** Additional sources of some choices. The names are the beginnings of the rows in docs/hosting.md. */
export const ADDED_POLICIES: Readonly<Record<string, Directives>> = {
  'Google One Tap': {
    'script-src': ['https://accounts.google.com/gsi/client'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://js.stytch.com/clientside-services/', 'https://accounts.google.com/gsi/'],
    'style-src': ['https://accounts.google.com/gsi/style'],
  },
  'A logo': { 'img-src': ["'self'"] },
  'Crypto wallets': { 'img-src': ['data:'] },
};

export const hasOneTap = ({ products, social, oneTap }: Choice): boolean =>
  products.includes('oauth') && social.includes('google') && oneTap;

const additionsOf = (choice: Choice): Directives[] =>
  Object.entries({
    'Google One Tap': hasOneTap(choice),
    'A logo': choice.logo,
    'Crypto wallets': choice.products.includes('crypto'),
  }).flatMap(([name, isChosen]) => (isChosen ? [ADDED_POLICIES[name] ?? {}] : []));

/** Addresses of third parties, and the sandbox's addresses that replace them. */
const IN_SANDBOX: readonly [string, string][] = [
  ['https://accounts.google.com/gsi/', `${API_URLS.sandbox}/gsi/`],
  ['https://js.stytch.com/clientside-services/', `${API_URLS.sandbox}/clientside-services/`],
];

const inSandbox = (policy: string): string =>
  IN_SANDBOX.reduce((text, [there, here]) => text.replaceAll(there, here), policy);

/** The Content-Security-Policy that a page with this choice needs. The widget's files are on the page's origin. */
export const policyOf = (choice: Choice): string => {
  const policy = new Map(Object.entries({ ...BASE_POLICY, 'connect-src': [API_URLS[choice.api]] }));
  for (const addition of additionsOf(choice))
    for (const [name, sources] of Object.entries(addition))
      policy.set(name, [...new Set([...(policy.get(name) ?? []), ...sources])]);
  const text = [...policy].map(([name, sources]) => `${name} ${sources.join(' ')}`).join('; ');
  return choice.api === 'sandbox' ? inSandbox(text) : text;
};
