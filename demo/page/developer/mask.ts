const SECRET_KEYS =
  /(^|_)(token|jwt|codes?|passcode|pin|password|secret|signature|verifier|challenge|credential|id_token_hint|telemetry_id|(api|private|secret)_key|cookie|authorization)$/i;
/** Fields whose names look like a secret's and whose values are none: the log shows them. */
const PUBLIC_KEYS = /^(status_code|error_code|country_code|public_token)$/i;
/** What a social provider gave is secret but for this. */
const PROVIDER_VALUES = 'provider_values';
const PUBLIC_PROVIDER_VALUES = ['scopes', 'expires_at'];
const MASK = '••••••';

/** A wallet's error has a code too, which is shown: 4001, -32002. */
const SMALLEST_SECRET_NUMBER = 10_000;

const SECRETS_IN_TEXT: readonly [pattern: RegExp, replacement: string][] = [
  [
    /([?&#](?!public_token=)(?:\w*_)?(?:token|jwt|code|secret|password|signature|verifier|challenge)=)[^&#\s"'<>]+/gi,
    `$1${MASK}`,
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, MASK],
  // GitHub, Google, Slack and others begin their tokens so.
  [/\b(?:gh[opsur]_|github_pat_|ya29\.|1\/\/|GOCSPX-|xox[a-z]-|EAA|sk-|sk_)[\w.-]{10,}/g, MASK],
];

const isRecoveryCode = (word: string): boolean =>
  /^[a-z\d]{4}(-[a-z\d]{4}){2}$/.test(word) && /\d/.test(word);
const isEthereumAddress = (word: string): boolean => /^0x[\da-f]{40}$/i.test(word);
/** Long, and of small and capital letters: ids are written in small ones. */
const looksDrawn = (word: string): boolean =>
  word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word) && !isEthereumAddress(word);

const maskWord = (word: string): string => (isRecoveryCode(word) || looksDrawn(word) ? MASK : word);

const maskText = (text: string): string =>
  SECRETS_IN_TEXT.reduce(
    (shown, [pattern, replacement]) => shown.replace(pattern, replacement),
    text,
  ).replace(/[\w-]+/g, maskWord);

/** `accessToken` is as secret as `access_token`. */
const snakeCase = (key: string): string => key.replace(/([a-z\d])([A-Z])/g, '$1_$2');

const isSecret = (key: string, value: unknown): boolean => {
  const name = snakeCase(key);
  if (!SECRET_KEYS.test(name) || PUBLIC_KEYS.test(name)) return false;
  if (typeof value === 'number') return value >= SMALLEST_SECRET_NUMBER;
  return value !== '' && value !== null && (typeof value === 'string' || typeof value === 'object');
};

const maskWithin = (value: unknown, key: string, parents: readonly unknown[]): unknown => {
  if (isSecret(key, value)) return MASK;
  if (typeof value === 'string') return maskText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (parents.includes(value)) return MASK;
  const path = [...parents, value];
  if (Array.isArray(value)) return value.map((item) => maskWithin(item, '', path));
  const own = value instanceof Error ? { ...value, name: value.name, message: value.message } : value;
  const isOpen = (name: string): boolean => key !== PROVIDER_VALUES || PUBLIC_PROVIDER_VALUES.includes(name);
  return Object.fromEntries(
    Object.entries(own).map(([name, item]) => [name, isOpen(name) ? maskWithin(item, name, path) : MASK]),
  );
};

/** A copy fit to be shown: tokens, codes and passwords are covered, whatever their depth and also inside a text. */
export const masked = (value: unknown): unknown => maskWithin(value, '', []);
