import {
  isRecord,
  listProblems,
  nameProblems,
  oneOf,
  problemsOf,
  shown,
  type Rule,
  type UnknownName,
} from '../calls/checkValues';
import { isCountryCode } from '../phones/countries';
import { OAuthProviders, OneTapPositions, OTPMethods, Products } from '../enums';
import type { ColorScheme } from '../theme/styles';
import { isWebAddress } from '../addresses/webAddress';

const METHODS = Object.values(OTPMethods);
const PROVIDERS = Object.values(OAuthProviders);

/** A redirect address. Empty means the project's default. */
const webAddress: Rule = (path, value) => {
  if (typeof value !== 'string') return problemsOf(path, value, 'string');
  if (value === '' || isWebAddress(value)) return [];
  return [
    `${path} must be an absolute http or https URL without credentials, such as "https://example.com/in", but is "${value}".`,
  ];
};

function countryProblems(path: string, value: unknown): string[] {
  const code = typeof value === 'string' ? value : '';
  if (isCountryCode(code)) return [];
  const capitals = code.toUpperCase();
  const use = isCountryCode(capitals)
    ? `use capitals, "${capitals}"`
    : 'use the two letters of ISO 3166, such as "US"';
  return [`${path} is ${shown(value)}: ${use}.`];
}

const texts = (path: string, value: unknown): string[] =>
  typeof value === 'object' && Object.values(value ?? {}).every((text) => typeof text === 'string')
    ? []
    : [`${path} must contain only strings.`];

const CONFIG: Rule = {
  products: Object.values(Products),
  otpOptions: {
    methods: METHODS,
    expirationMinutes: 'minutes',
    loginTemplateId: 'string',
    signupTemplateId: 'string',
    defaultCountry: countryProblems,
    webOTP: 'boolean',
  },
  emailMagicLinksOptions: {
    loginRedirectURL: webAddress,
    signupRedirectURL: webAddress,
    loginExpirationMinutes: 'minutes',
    signupExpirationMinutes: 'minutes',
    loginTemplateId: 'string',
    signupTemplateId: 'string',
    createUserAsPending: 'boolean',
    domainHint: 'string',
  },
  passwordOptions: {
    loginRedirectURL: webAddress,
    loginExpirationMinutes: 'minutes',
    resetPasswordRedirectURL: webAddress,
    resetPasswordExpirationMinutes: 'minutes',
    resetPasswordTemplateId: 'string',
    confirmLogin: 'boolean',
  },
  passkeyOptions: { createAfterSignIn: 'boolean', immediate: 'boolean' },
  oauthOptions: { loginRedirectURL: webAddress, signupRedirectURL: webAddress },
  emailOptions: { suggestions: 'boolean', knownDomains: texts },
  lastUsed: 'boolean',
  // Its values are checked by `prefill.ts`, which leaves wrong ones out.
  prefill: {},
  sessionOptions: { sessionDurationMinutes: 'minutes' },
  enableShadowDOM: 'boolean',
};
const PROVIDER: Rule = {
  custom_scopes: texts,
  provider_params: texts,
  one_tap: 'boolean',
  position: (path, value) => nameProblems(path, value, Object.values(OneTapPositions)),
  cancel_on_tap_outside: 'boolean',
};
const COLOR_SCHEMES: readonly ColorScheme[] = ['light', 'dark', 'auto'];
const CALLBACKS: Rule = { onEvent: 'function', onError: 'function' };

/** Problems of products without their required options. */
function missingOptions(config: Record<string, unknown>): string[] {
  const { products, otpOptions, oauthOptions } = config;
  const has = (product: string) => Array.isArray(products) && products.includes(product);
  const methods = isRecord(otpOptions) ? otpOptions.methods : undefined;
  const providers = isRecord(oauthOptions) ? oauthOptions.providers : undefined;
  const given = Array.isArray(providers) ? (providers as unknown[]) : [];
  const types = Array.isArray(providers)
    ? given.map((provider) => (isRecord(provider) ? provider.type : provider))
    : providers;
  return [
    ...(has('otp') && methods == null
      ? [
          `config.otpOptions.methods is missing: with the product "otp", list at least one of ${oneOf(METHODS)}.`,
        ]
      : []),
    ...(has('oauth') ? listProblems('config.oauthOptions.providers', types, PROVIDERS) : []),
    ...given.flatMap((provider, index) =>
      isRecord(provider) ? problemsOf(`config.oauthOptions.providers[${index}]`, provider, PROVIDER) : [],
    ),
  ];
}

export function configProblems(config: unknown): string[] {
  const problems = problemsOf('config', config, CONFIG);
  return isRecord(config) ? [...problems, ...missingOptions(config)] : problems;
}

/** The names of a config that do nothing. */
export function unknownOptions(config: unknown): UnknownName[] {
  const unknown: UnknownName[] = [];
  const any: Rule = () => [];
  const oauthOptions = { ...(CONFIG as { oauthOptions: object }).oauthOptions, providers: any };
  problemsOf('config', config, { ...(CONFIG as object), oauthOptions, prefill: any }, unknown);
  return unknown;
}

/** Checks of the arguments that all mount functions share. */
export function argumentProblems(args: unknown): string[] {
  if (!isRecord(args)) return ['The argument must be an object: { publicToken, selector, config }.'];
  const { callbacks, strings, client, publicToken, locale, colorScheme, loading } = args;
  const texts = Object.keys(strings ?? {});
  return [
    ...(client === undefined && typeof publicToken !== 'string'
      ? ['Give a client (from createClient) or a publicToken.']
      : []),
    ...(client !== undefined && !isRecord(client)
      ? ['client must come from createClient of this package.']
      : []),
    ...problemsOf('callbacks', callbacks, CALLBACKS),
    ...problemsOf('locale', locale, 'string'),
    ...nameProblems('colorScheme', colorScheme ?? 'light', COLOR_SCHEMES),
    ...nameProblems('loading', loading ?? 'auto', ['auto', 'eager']),
    ...problemsOf('strings', strings, Object.fromEntries(texts.map((id) => [id, 'string' as const]))),
  ];
}
