export const ORIGIN = 'http://localhost:4310';
export const HOST = 'localhost:4310';
export const ADDRESS = '0x6Ac3bd0e25B0Ab1C2f2c0F3eB3d1d3E27e3bEf01';
export const SOLANA_ADDRESS = 'GwAF45zjfyGzUbd3i3hXxzGeuchzEZXwpRYHZM5912F1';

const NONCE = '0f3e9a7c5d1b2846';
const ISSUED = '2026-01-02T03:04:05Z';
const EXPIRES = '2026-01-02T03:09:05Z';

/** A message in the provider's form. */
export const siweText = (address = ADDRESS, more: string[] = [], statement: string[] = []): string =>
  [
    `${HOST} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...statement,
    '',
    `URI: ${ORIGIN}`,
    'Version: 1',
    'Chain ID: 1',
    `Nonce: ${NONCE}`,
    `Issued At: ${ISSUED}`,
    `Expiration Time: ${EXPIRES}`,
    ...more,
  ].join('\n');

type Change = [name: string, change: (text: string) => string];

const put =
  (part: string | RegExp, instead: string) =>
  (text: string): string => {
    const changed = text.replace(part, instead);
    if (changed === text) throw new Error(`Nothing was changed: ${String(part)}`);
    return changed;
  };
const line = (label: string, value: string) => put(new RegExp(`^${label}: .*$`, 'm'), `${label}: ${value}`);
const without = (label: string) => put(new RegExp(`^${label}: .*\n`, 'm'), '');
const end = (more: string) => (text: string) => `${text}\n${more}`;

/** Tampered messages, which must not be signed. */
export const MUTATIONS: readonly Change[] = [
  ['another domain', put(HOST, 'evil.example')],
  ['the domain without its port', put(HOST, 'localhost')],
  ['another port', put(HOST, 'localhost:4311')],
  ['a subdomain', put(HOST, `login.${HOST}`)],
  ['a longer domain', put(HOST, `${HOST}.evil.example`)],
  ['a domain behind credentials', put(HOST, `${HOST}@evil.example`)],
  ['a domain with a path', put(HOST, `${HOST}/evil`)],
  ['a domain in other letters', put(HOST, 'lоcalhost:4310')],
  ['a domain with a blank', put(HOST, `evil.example ${HOST}`)],
  ['no domain', put(HOST, '')],
  ['another scheme', put(HOST, `https://${HOST}`)],
  ['a scheme that runs code', put(HOST, `javascript://${HOST}`)],
  ['another chain', put('Ethereum', 'Solana')],
  ['another greeting', put('wants you to sign in with', 'would like you to sign into')],
  ['a greeting without a colon', put('account:', 'account')],
  ['something before the greeting', (text) => `Hello\n${text}`],
  ['an empty line before the greeting', (text) => `\n${text}`],
  ['a blank before the greeting', (text) => ` ${text}`],
  ['an invisible mark before the greeting', (text) => `\u200b${text}`],
  ['another address', put(ADDRESS, '0x00000000219ab540356cBB839Cbe05303d7705Fa')],
  ['an address that is cut', put(ADDRESS, ADDRESS.slice(0, -1))],
  ['an address that is longer', put(ADDRESS, `${ADDRESS}0`)],
  ['an address without its 0x', put(ADDRESS, ADDRESS.slice(2))],
  ['an address with a name', put(ADDRESS, `${ADDRESS} (you)`)],
  ['no address', put(`${ADDRESS}\n`, '')],
  ['no empty line behind the address', put(`${ADDRESS}\n\n`, `${ADDRESS}\n`)],
  ['a third empty line', put(`${ADDRESS}\n\n`, `${ADDRESS}\n\n\n`)],
  ['a line right behind the address', put(`${ADDRESS}\n\n`, `${ADDRESS}\nI agree to pay.\n`)],
  [
    'a statement of two lines without an empty line behind it',
    put(`${ADDRESS}\n\n\n`, `${ADDRESS}\n\nOne.\nTwo.\n`),
  ],
  ['a statement of two lines', put(`${ADDRESS}\n\n`, `${ADDRESS}\n\nOne.\nTwo.\n`)],
  ['a statement without an empty line behind it', put(`${ADDRESS}\n\n\n`, `${ADDRESS}\n\nOne.\n`)],
  ['a statement that is not ASCII', put(`${ADDRESS}\n\n`, `${ADDRESS}\n\nSign\u202e in.\n`)],
  ['a statement with a tab', put(`${ADDRESS}\n\n`, `${ADDRESS}\n\nSign\tin.\n`)],
  ['another site’s URI', line('URI', 'https://evil.example')],
  ['the URI with another scheme', line('URI', `https://${HOST}`)],
  ['the URI with credentials to another site', line('URI', `http://${HOST}@evil.example`)],
  ['a URI that is none', line('URI', HOST.replace(':', ' '))],
  ['a URI without an origin', line('URI', 'did:key:z6Mk')],
  ['a URI with a blank', line('URI', `${ORIGIN}/a b`)],
  ['a URI with a character that no URI has', line('URI', `${ORIGIN}/<b>`)],
  ['no URI', without('URI')],
  ['two URIs', put('URI:', `URI: ${ORIGIN}\nURI:`)],
  ['version 2', line('Version', '2')],
  ['version 1.0', line('Version', '1.0')],
  ['no version', without('Version')],
  ['a chain by its name', line('Chain ID', 'mainnet')],
  ['a chain in hex', line('Chain ID', '0x1')],
  ['chain 0', line('Chain ID', '0')],
  ['a negative chain', line('Chain ID', '-1')],
  ['a chain with words behind it', line('Chain ID', '1 or 2')],
  ['no chain', without('Chain ID')],
  ['a nonce of seven', line('Nonce', '0f3e9a7')],
  ['an empty nonce', line('Nonce', '')],
  ['a nonce with a dash', line('Nonce', '0f3e-9a7c5d1b')],
  ['no nonce', without('Nonce')],
  ['a label in other letters', put('Nonce:', 'nonce:')],
  ['labels in another order', put('Version: 1\nChain ID: 1', 'Chain ID: 1\nVersion: 1')],
  ['a label without its blank', put('Version: 1', 'Version:1')],
  ['two blanks behind a label', put('Version: 1', 'Version:  1')],
  ['a blank at the end of a line', put('Version: 1', 'Version: 1 ')],
  ['no time of issue', without('Issued At')],
  ['a time of issue in words', line('Issued At', 'yesterday')],
  ['a time of issue without a zone', line('Issued At', '2026-01-02T03:04:05')],
  ['a time of issue without its T', line('Issued At', '2026-01-02 03:04:05Z')],
  ['words behind a time', line('Issued At', '2026-01-02T03:04:05Z (or later)')],
  ['a null behind a time', line('Issued At', '2026-01-02T03:04:05Z\0')],
  ['a year of six digits', line('Issued At', '+002026-01-02T03:04:05Z')],
  ['the 30th of February', line('Expiration Time', '2026-02-30T03:09:05Z')],
  ['the 29th of February in a year without it', line('Expiration Time', '2026-02-29T03:09:05Z')],
  ['the 31st of April', line('Expiration Time', '2026-04-31T03:09:05Z')],
  ['day 0', line('Expiration Time', '2026-02-00T03:09:05Z')],
  ['month 0', line('Expiration Time', '2027-00-02T03:09:05Z')],
  ['the 13th month', line('Expiration Time', '2026-13-02T03:09:05Z')],
  ['hour 24', line('Expiration Time', '2026-01-02T24:00:00Z')],
  ['minute 60', line('Expiration Time', '2026-01-02T03:60:05Z')],
  ['second 60', line('Expiration Time', '2026-01-02T03:09:60Z')],
  ['a zone of 24 hours', line('Expiration Time', '2026-01-03T03:09:05+24:00')],
  ['an expiry before the issue', line('Expiration Time', '2026-01-02T03:04:04Z')],
  ['an expiry at the issue', line('Expiration Time', ISSUED)],
  ['an expiry years ago', line('Expiration Time', '2020-01-01T00:00:00Z')],
  ['an expiry in seconds', line('Expiration Time', '1767323345')],
  ['an expiry that only seems later, in its zone', line('Expiration Time', '2026-01-02T05:00:00+02:00')],
  ['a beginning in the future', end('Not Before: 2026-01-02T03:08:00Z')],
  ['a beginning behind the expiry', end('Not Before: 2099-01-01T00:00:00Z')],
  ['a beginning that is no time', end('Not Before: soon')],
  ['a request id with a blank', end('Request ID: a b')],
  ['an unknown label', end('Transfer: 10 ETH')],
  ['a second nonce', end(`Nonce: ${NONCE}`)],
  ['a line of its own at the end', end('I agree to pay.')],
  ['an empty line at the end', end('')],
  ['a resource that is no URI', end('Resources:\n- all my coins')],
  ['a resource without its dash', end('Resources:\nhttps://example.com')],
  ['something behind the resources', end('Resources:\n- https://example.com\nTransfer: 10 ETH')],
  ['lines that end as on Windows', (text) => text.replaceAll('\n', '\r\n')],
  ['all on one line', (text) => text.replaceAll('\n', ' ')],
  ['tags around it', (text) => `<p>${text}</p>`],
];

/** Valid variants, which may be signed. */
export const GOOD_TEXTS: readonly Change[] = [
  ['as it came', (text) => text],
  ['an address without capitals', put(ADDRESS, ADDRESS.toLowerCase())],
  ['with its scheme', (text) => `http://${text}`],
  ['a statement', put(`${ADDRESS}\n\n`, `${ADDRESS}\n\nSign in to save prices: (free) [it's so] 100!\n`)],
  ['a page of the site', line('URI', `${ORIGIN}/sign-in?next=/saved#top`)],
  ['the site’s URI with a slash', line('URI', `${ORIGIN}/`)],
  ['another chain', line('Chain ID', '8453')],
  ['a nonce of eight', line('Nonce', '0f3e9a7c')],
  ['no expiry', (text) => text.replace(/\nExpiration Time: .*/, '')],
  ['parts of seconds', line('Issued At', '2026-01-02T03:04:05.123456Z')],
  ['another zone', line('Issued At', '2026-01-02T05:04:05+02:00')],
  ['the easternmost zone of RFC 3339', line('Issued At', '2026-01-02T23:04:05+20:00')],
  ['a time in small letters', line('Issued At', '2026-01-02t03:04:05z')],
  ['the last second of a year', line('Expiration Time', '2026-12-31T23:59:59Z')],
  ['the 29th of February in a leap year', line('Expiration Time', '2028-02-29T00:00:00Z')],
  ['years from now on this device’s clock', (text) => text.replaceAll('2026-', '2099-')],
  ['years ago on this device’s clock', (text) => text.replaceAll('2026-', '2001-')],
  ['a beginning', end(`Not Before: ${ISSUED}`)],
  ['a request id', end('Request ID: request-7')],
  ['an empty request id', end('Request ID: ')],
  ['resources', end('Resources:\n- https://example.com/terms\n- ipfs://bafybeiemxf5')],
  ['no resources', end('Resources:')],
  ['all there is', end(`Not Before: ${ISSUED}\nRequest ID: 7\nResources:\n- https://example.com`)],
];
