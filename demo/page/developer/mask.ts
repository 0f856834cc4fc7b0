const SECRET_KEYS =
  /(^|_)(token|jwt|codes?|passcode|pin|password|secret|signature|verifier|challenge|credential|id_token_hint|telemetry_id|(api|private|secret)_key|cookie|authorization)$/i;
/** Fields that are shown although their names look like those of secrets. */
const PUBLIC_KEYS = /^(status_code|error_code|country_code|public_token)$/i;
/** Within this field only the listed fields of a social provider are shown. */
const PROVIDER_VALUES = 'provider_values';
const PUBLIC_PROVIDER_VALUES = ['scopes', 'expires_at'];
const MASK = '••••••';

/** Smaller numbers are error codes of wallets, such as 4001 and -32002, and are shown. */
const SMALLEST_SECRET_NUMBER = 10_000;

const SECRETS_IN_TEXT: readonly [pattern: RegExp, replacement: string][] = [
  [
    /([?&#](?!public_token=)(?:\w*_)?(?:token|jwt|code|secret|password|signature|verifier|challenge)=)[^&#\s"'<>]+/gi,
    `$1${MASK}`,
  ],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, MASK],
  // Prefixes of tokens of GitHub, Google, Slack and others.
  [/\b(?:gh[opsur]_|github_pat_|ya29\.|1\/\/|GOCSPX-|xox[a-z]-|EAA|sk-|sk_)[\w.-]{10,}/g, MASK],
];

const isRecoveryCode = (word: string): boolean =>
  /^[a-z\d]{4}(-[a-z\d]{4}){2}$/.test(word) && /\d/.test(word);
const isEthereumAddress = (word: string): boolean => /^0x[\da-f]{40}$/i.test(word);
/** Whether a word looks random: it is long and has upper and lower case letters. Ids are lower case. */
const looksDrawn = (word: string): boolean =>
  word.length >= 32 && /[a-z]/.test(word) && /[A-Z]/.test(word) && !isEthereumAddress(word);

const maskWord = (word: string): string => (isRecoveryCode(word) || looksDrawn(word) ? MASK : word);

const maskText = (text: string): string =>
  SECRETS_IN_TEXT.reduce(
    (shown, [pattern, replacement]) => shown.replace(pattern, replacement),
    text,
  ).replace(/[\w-]+/g, maskWord);

/** Converts to snake case, so that `accessToken` is masked like `access_token`. */
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

/** Copies the value and masks tokens, codes and passwords at any depth, also inside texts. */
export const masked = (value: unknown): unknown => maskWithin(value, '', []);
