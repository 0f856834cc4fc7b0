import { OAuthProviders, OTPMethods, Products } from './enums';

/** What is wrong with a mount's arguments, each with its fix. A developer reads this; nothing is drawn then. */
type Problems = string[];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));
const oneOf = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');

function listProblems(path: string, value: unknown, allowed: readonly string[]): Problems {
  if (!Array.isArray(value)) return [`${path} must be an array of ${oneOf(allowed)}; it is ${shown(value)}.`];
  if (value.length === 0) return [`${path} is empty: name at least one of ${oneOf(allowed)}.`];
  return value.flatMap((item: unknown, index) =>
    typeof item === 'string' && allowed.includes(item)
      ? []
      : [`${path}[${index}] is ${shown(item)}: use one of ${oneOf(allowed)}.`],
  );
}

function typeProblems(
  path: string,
  value: unknown,
  fields: Record<string, 'string' | 'number' | 'boolean'>,
): Problems {
  if (value === undefined) return [];
  if (!isRecord(value)) return [`${path} must be an object; it is ${shown(value)}.`];
  return Object.entries(fields).flatMap(([field, type]) => {
    const given = value[field];
    if (given === undefined || given === null || typeof given === type) {
      return type === 'number' && typeof given === 'number' && !(given > 0)
        ? [`${path}.${field} must be a number of minutes above 0; it is ${given}.`]
        : [];
    }
    return [`${path}.${field} must be a ${type}; it is ${shown(given)}.`];
  });
}

function otpProblems(config: Record<string, unknown>, products: readonly unknown[]): Problems {
  const options = config.otpOptions;
  if (!products.includes('otp')) return [];
  const methods = Object.values(OTPMethods);
  if (!isRecord(options) || options.methods === undefined) {
    return [
      `config.otpOptions.methods is missing: with the product "otp", list at least one of ${oneOf(methods)}.`,
    ];
  }
  return listProblems('config.otpOptions.methods', options.methods, methods);
}

function oauthProblems(config: Record<string, unknown>, products: readonly unknown[]): Problems {
  if (!products.includes('oauth')) return [];
  const providers = isRecord(config.oauthOptions) ? config.oauthOptions.providers : undefined;
  if (!Array.isArray(providers) || providers.length === 0) {
    return [
      'config.oauthOptions.providers is missing: with the product "oauth", list at least one, such as { type: "google" }.',
    ];
  }
  const known: readonly string[] = Object.values(OAuthProviders);
  return providers.flatMap((provider: unknown, index) => {
    const type = isRecord(provider) ? provider.type : undefined;
    return typeof type === 'string' && known.includes(type)
      ? []
      : [`config.oauthOptions.providers[${index}].type is ${shown(type)}: use one of ${oneOf(known)}.`];
  });
}

export function configProblems(config: unknown): Problems {
  if (config === undefined) return [];
  if (!isRecord(config)) return [`config must be an object; it is ${shown(config)}.`];
  const products = config.products === undefined ? ['emailMagicLinks'] : config.products;
  const listed = listProblems('config.products', products, Object.values(Products));
  const names = Array.isArray(products) ? (products as unknown[]) : [];
  return [
    ...listed,
    ...otpProblems(config, names),
    ...oauthProblems(config, names),
    ...typeProblems('config', config, { enableShadowDOM: 'boolean' }),
    ...typeProblems('config.sessionOptions', config.sessionOptions, { sessionDurationMinutes: 'number' }),
    ...typeProblems('config.otpOptions', config.otpOptions, {
      expirationMinutes: 'number',
      loginTemplateId: 'string',
      signupTemplateId: 'string',
    }),
    ...typeProblems('config.emailMagicLinksOptions', config.emailMagicLinksOptions, {
      loginRedirectURL: 'string',
      signupRedirectURL: 'string',
      loginExpirationMinutes: 'number',
      signupExpirationMinutes: 'number',
      createUserAsPending: 'boolean',
      domainHint: 'string',
    }),
  ];
}

/** The arguments that every mount function shares. */
export function argumentProblems(args: unknown): Problems {
  if (!isRecord(args)) return ['The argument must be an object: { publicToken, selector, config }.'];
  const { callbacks, strings, client, publicToken } = args;
  const functions = isRecord(callbacks) ? [callbacks.onEvent, callbacks.onError] : [];
  return [
    ...(client === undefined && typeof publicToken !== 'string'
      ? ['Give a client (from createClient) or a publicToken.']
      : []),
    ...(callbacks !== undefined && !isRecord(callbacks) ? ['callbacks must be an object.'] : []),
    ...(functions.some((callback) => callback !== undefined && typeof callback !== 'function')
      ? ['callbacks.onEvent and callbacks.onError must be functions.']
      : []),
    ...(strings !== undefined && !isRecord(strings)
      ? ['strings must be an object of text ids and texts.']
      : []),
    ...(isRecord(strings)
      ? Object.entries(strings).flatMap(([id, text]) =>
          typeof text === 'string' ? [] : [`strings["${id}"] must be a string; it is ${shown(text)}.`],
        )
      : []),
  ];
}
