/**
 * "Sign-In with Ethereum" (EIP-4361) and its counterpart for Solana: texts that bind a signature to one site.
 */

import { isWebAddress } from '../addresses/webAddress';
import type { WalletChain } from './wallets';

/** The page that asks for the signature, and the account. */
export interface SigningPage {
  /** Origin of the page that the visitor is on. */
  origin: string;
  chain: WalletChain;
  /** Account that the wallet has connected. */
  address: string;
  /** Whether the project accepts signatures of such texts only. */
  required?: boolean;
}

/** The reason why a text must not be signed. */
type ChallengeFlaw = 'malformed' | 'otherSite' | 'otherAccount' | 'badTime' | 'weakNonce';

const CHAIN_NAMES: Record<WalletChain, string> = { ethereum: 'Ethereum', solana: 'Solana' };

// RFC 3986, as far as EIP-4361 uses it.
const PCHARS = String.raw`(?:[A-Za-z0-9._~!$&'()*+,;=:@-]|%[0-9A-Fa-f]{2})`;
const URI = new RegExp(String.raw`^[A-Za-z][A-Za-z0-9+.-]*:(?:[/?#\[\]]|${PCHARS})+$`);
const REQUEST_ID = new RegExp(`^${PCHARS}*$`);
/** RFC 3986 "reserved" and "unreserved" characters and spaces: one line of ASCII. */
const STATEMENT = /^[A-Za-z0-9._~:/?#[\]@!$&'()*+,;= -]+$/;
const NONCE = /^[A-Za-z0-9]+$/;
const LEAST_NONCE = 8;

/** `scheme://host:port wants you to sign in with your Ethereum account:`, the scheme being optional. */
const GREETING =
  /^(?:([A-Za-z][A-Za-z0-9+.-]*):\/\/)?([^\s/@]+) wants you to sign in with your (Ethereum|Solana) account:$/;

/** Detects a malformed text, or an imitation. */
const GREETING_TRACE = /sign\s+in\s+with\s+your\s+\S+\s+account|wants\s+you\s+to\s+sign/i;
const FIELD_TRACES = ['uri:', 'version:', 'chain id:', 'nonce:', 'issued at:', 'expiration time:'];
const TRACES_OF_A_TEXT = 3;

/** A well-formed text has about 400 characters. */
const MAX_TEXT_LENGTH = 4_096;

/**
 * `personal_sign` takes a text or the hex form of its bytes. A wallet would decode hex and sign a text that
 * was not checked.
 */
const isReadAsHex = (text: string): boolean => /^(?:0x|[0-9a-f]+$)/i.test(text.trim());

/** The labelled lines in their order, and whether EIP-4361 requires them. */
const FIELDS = [
  ['URI', true],
  ['Version', true],
  ['Chain ID', true],
  ['Nonce', true],
  ['Issued At', true],
  ['Expiration Time', false],
  ['Not Before', false],
  ['Request ID', false],
] as const;
type FieldName = (typeof FIELDS)[number][0];
const FORMATS = [
  ['URI', URI],
  ['Version', /^1$/],
  ['Nonce', NONCE],
  ['Request ID', REQUEST_ID],
] as const;
const ETHEREUM_ADDRESS = /^0x[0-9A-Fa-f]{40}$/;
/** A Solana text has a name, such as `mainnet`. */
const ETHEREUM_CHAIN_ID = /^[1-9]\d*$/;
const RFC_3339 =
  /^(\d{4})-(\d\d)-(\d\d)T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;

const isLabelled = (line: string): boolean =>
  line === 'Resources:' || FIELDS.some(([name]) => line.startsWith(`${name}: `));

interface SIWEText {
  scheme?: string;
  domain: string;
  chain: string;
  address: string;
  fields: Partial<Record<FieldName, string>>;
}

/** An RFC 3339 time in ms; NaN when invalid. Some browsers read the 30th of February as the 2nd of March. */
function momentOf(text: string): number {
  const [, year = NaN, month = NaN, day = NaN] = (RFC_3339.exec(text) ?? []).map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  // Stryker disable next-line MethodExpression: ECMAScript requires capitals, though V8 also reads small letters
  return day <= lastDay ? Date.parse(text.toUpperCase()) : NaN;
}

/** The lines from the first label on, or null when the lines before it do not follow the format. */
function labelled(lines: readonly string[], chain: string): readonly string[] | null {
  // Solana's text may end after the address or the statement, and has one empty line where the statement is
  // left out.
  const isSolana = chain === 'Solana';
  if (isSolana && lines.length === 0) return lines;
  const [before, statement = '', after] = lines;
  if (before !== '') return null;
  if (isSolana && isLabelled(statement)) return lines.slice(1);
  if (statement === '') return isSolana ? null : lines.slice(2);
  if (!STATEMENT.test(statement)) return null;
  if (isSolana && lines.length === 2) return [];
  return after === '' ? lines.slice(3) : null;
}

function fieldsOf(lines: readonly string[]): SIWEText['fields'] | null {
  const rest = [...lines];
  const fields: SIWEText['fields'] = {};
  for (const [name] of FIELDS) {
    const label = `${name}: `;
    const [line] = rest;
    if (!line?.startsWith(label)) continue;
    fields[name] = line.slice(label.length);
    rest.shift();
  }
  if (rest[0] === 'Resources:') {
    const isResource = (line: string) => line.startsWith('- ') && URI.test(line.slice(2));
    return rest.slice(1).every(isResource) ? fields : null;
  }
  return rest.length === 0 ? fields : null;
}

/** Parses strictly by EIP-4361; null for every deviation. */
function parse(text: string): SIWEText | null {
  const [greeting = '', address = '', ...lines] = text.split('\n');
  const match = GREETING.exec(greeting);
  if (!match) return null;
  const [, scheme, domain = '', chain = ''] = match;
  const rest = labelled(lines, chain);
  const fields = rest && fieldsOf(rest);
  return fields && { scheme, domain, chain, address, fields };
}

function isWellFormed({ chain, address, fields }: SIWEText): boolean {
  const isEthereum = chain === 'Ethereum';
  if (isEthereum && !ETHEREUM_ADDRESS.test(address)) return false;
  if (isEthereum && !ETHEREUM_CHAIN_ID.test(fields['Chain ID'] ?? '')) return false;
  if (isEthereum && FIELDS.some(([name, isNeeded]) => isNeeded && fields[name] === undefined)) return false;
  return FORMATS.every(([name, format]) => {
    const value = fields[name];
    return value === undefined || format.test(value);
  });
}

/**
 * Whether the times in the text are consistent. They are not compared with the device's clock, which may be wrong. The
 * provider checks the expiry.
 */
function hasValidTimes(fields: SIWEText['fields']): boolean {
  const momentIn = (name: FieldName, otherwise: number): number => {
    const text = fields[name];
    return text === undefined ? otherwise : momentOf(text);
  };
  const notBefore = momentIn('Not Before', -Infinity);
  const issued = momentIn('Issued At', notBefore);
  // NaN, an invalid time, makes each comparison false.
  return notBefore <= issued && issued < momentIn('Expiration Time', Infinity);
}

function isOfPage({ scheme, domain, fields }: SIWEText, origin: string): boolean {
  try {
    const page = new URL(origin);
    if (domain !== page.host) return false;
    if (scheme !== undefined && `${scheme}:` !== page.protocol) return false;
    return (
      fields.URI === undefined || (isWebAddress(fields.URI) && new URL(fields.URI).origin === page.origin)
    );
  } catch {
    // Files and sandboxed frames have the origin `null`, and an invalid address matches no page.
    return false;
  }
}

function looksLikeOne(text: string): boolean {
  if (GREETING_TRACE.test(text)) return true;
  const lines = text.split(/[\n\r\u2028\u2029]/).map((line) => line.trimStart().toLowerCase());
  const isPresent = (trace: string) => lines.some((line) => line.startsWith(trace));
  return FIELD_TRACES.filter(isPresent).length >= TRACES_OF_A_TEXT;
}

const isSameAddress = (chain: WalletChain, one: string, other: string): boolean =>
  // The case of an Ethereum address is only a checksum (EIP-55); a Solana address is case-sensitive.
  chain === 'ethereum' ? one.toLowerCase() === other.toLowerCase() : one === other;

/**
 * EIP-4361: the reason why a wallet must not sign this text on this page, or null. Texts of other formats may be signed,
 * because they name no site, unless the project requires EIP-4361.
 */
export function challengeFlaw(
  text: string,
  { origin, chain, address, required }: SigningPage,
): ChallengeFlaw | null {
  if (text.length > MAX_TEXT_LENGTH || (chain === 'ethereum' && isReadAsHex(text))) return 'malformed';
  const parsed = parse(text);
  if (!parsed) return required || looksLikeOne(text) ? 'malformed' : null;
  if (parsed.chain !== CHAIN_NAMES[chain] || !isWellFormed(parsed)) return 'malformed';
  if (!isOfPage(parsed, origin)) return 'otherSite';
  if (!isSameAddress(chain, parsed.address, address)) return 'otherAccount';
  if (parsed.fields.Nonce !== undefined && parsed.fields.Nonce.length < LEAST_NONCE) return 'weakNonce';
  return hasValidTimes(parsed.fields) ? null : 'badTime';
}
