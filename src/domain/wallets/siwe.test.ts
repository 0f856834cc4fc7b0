import fc from 'fast-check';
import {
  ADDRESS,
  GOOD_TEXTS,
  HOST,
  MUTATIONS,
  ORIGIN,
  siweText,
  SOLANA_ADDRESS,
} from '../../../tests/data/siweCorpus';
import { challengeFlaw, type SigningPage } from './siwe';

const PAGE: SigningPage = { origin: ORIGIN, chain: 'ethereum', address: ADDRESS };
const SOLANA_PAGE: SigningPage = { origin: ORIGIN, chain: 'solana', address: SOLANA_ADDRESS };

const ethereumText = siweText();
const greeting = `${HOST} wants you to sign in with your Solana account:\n${SOLANA_ADDRESS}`;

describe('§4 Crypto flow: a text for another site, account or time is not signed', () => {
  it.each(GOOD_TEXTS)('Ethereum: %s may be signed', (_, change) => {
    expect(challengeFlaw(change(ethereumText), PAGE)).toBeNull();
    expect(challengeFlaw(change(ethereumText), { ...PAGE, required: true })).toBeNull();
  });

  it.each(MUTATIONS)('Ethereum: %s is refused', (_, change) => {
    expect(challengeFlaw(change(ethereumText), PAGE)).not.toBeNull();
  });

  it.each([
    ['otherSite', ethereumText.replace(HOST, 'evil.example')],
    ['otherSite', ethereumText.replace(`URI: ${ORIGIN}`, 'URI: https://evil.example')],
    ['otherSite', ethereumText.replace(`URI: ${ORIGIN}`, `URI: ${ORIGIN.replace('//', '///')}`)],
    ['otherAccount', siweText('0x00000000219ab540356cBB839Cbe05303d7705Fa')],
    ['weakNonce', ethereumText.replace(/^Nonce: .*$/m, 'Nonce: 1234567')],
    ['badTime', ethereumText.replace(/^Issued At: .*$/m, 'Issued At: 2027-01-01T00:00:00Z')],
    ['malformed', ethereumText.replace('Version: 1', 'Version: 2')],
  ])('gives its reason: %s', (flaw, text) => expect(challengeFlaw(text, PAGE)).toBe(flaw));

  it.each(['0x1', ADDRESS.slice(0, -1), `${ADDRESS}0`, `a${ADDRESS}`, ADDRESS.replace('0x', '0y')])(
    'a malformed address is refused also when the wallet gives the same: %s',
    (address) => expect(challengeFlaw(siweText(address), { ...PAGE, address })).toBe('malformed'),
  );

  it('refuses to sign on a page without an origin, such as a file', () => {
    expect(challengeFlaw(ethereumText, { ...PAGE, origin: 'null' })).toBe('otherSite');
  });

  it('accepts a text that is not SIWE, unless the project requires SIWE', () => {
    const plain = `Sign in to PriceRx.\n\nWallet: ${ADDRESS}\nNonce: 0f3e9a7c5d1b2846\nIssued At: 2026-01-02T03:04:05Z`;
    expect(challengeFlaw(plain, PAGE)).toBeNull();
    expect(challengeFlaw(plain, { ...PAGE, required: true })).toBe('malformed');
  });

  it('a plain text may end in empty lines', () => {
    expect(challengeFlaw('Sign in to PriceRx.\nWelcome!\n\n', PAGE)).toBeNull();
  });

  const fields = [`URI: ${ORIGIN}`, 'Version: 1', 'Nonce: 0f3e9a7c'];
  it.each([
    ['two fields', null, fields.slice(1)],
    ['three fields', 'malformed', fields],
    ['three indented fields', 'malformed', fields.map((field) => `\t${field}`)],
    ['three fields in one line', null, [fields.join(' ')]],
  ])('a plain text with %s has the flaw %s', (_, flaw, lines) => {
    expect(challengeFlaw(['Sign in to PriceRx.', ...lines].join('\n'), PAGE)).toBe(flaw);
  });

  it('refuses a Solana text in an Ethereum wallet', () => {
    expect(challengeFlaw(greeting.replace(SOLANA_ADDRESS, ADDRESS), PAGE)).toBe('malformed');
  });

  it('refuses a SIWE text with one or two lines missing', () => {
    const lines = ethereumText.split('\n');
    const pieces = fc.subarray(lines, { minLength: lines.length - 2, maxLength: lines.length });
    fc.assert(
      fc.property(pieces, (piece) => {
        const text = piece.join('\n');
        const isWhole = text === ethereumText || `${text}\n${lines.at(-1) ?? ''}` === ethereumText;
        expect(challengeFlaw(text, PAGE) === null).toBe(isWhole);
      }),
    );
  });

  it('no text makes the check throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void challengeFlaw(text, PAGE)));
    const parts = fc.constantFrom(...(ethereumText.match(/[^\n: ]+[\n: ]*/g) ?? []), '\0', '\u202e', 'é');
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (some) => {
        challengeFlaw(some.join(''), PAGE);
      }),
    );
  });
});

describe('§4 Crypto flow: texts that wallets read differently', () => {
  const hex = Buffer.from(ethereumText.replaceAll(HOST, 'evil.example')).toString('hex');

  it.each([
    ['the hex of another text', `0x${hex}`],
    ['capitals', `0X${hex.toUpperCase()}`],
    ['hex without its prefix', hex],
    ['hex with spaces around it', `\n 0x${hex}\u00a0`],
    ['a tail that a lenient decoder drops', `0x${hex}zz`],
    ['the hex prefix alone', '0x'],
  ])('Ethereum: %s is refused', (_, text) => {
    expect(challengeFlaw(text, PAGE)).toBe('malformed');
  });

  it('accepts a text that contains hex among other words', () => {
    expect(challengeFlaw(`Sign in to PriceRx with 0x${'ab'.repeat(20)}`, PAGE)).toBeNull();
    expect(challengeFlaw(ethereumText, PAGE)).toBeNull();
  });

  it('gives Solana wallets the bytes of the text, also when it is all digits', () => {
    expect(challengeFlaw('0f3e9a7c5d1b2846', SOLANA_PAGE)).toBeNull();
  });
});

describe('§4 Crypto flow: texts that take long to check', () => {
  const WORST = ['\n', ' ', 'sign ', 'your ', '%41', 'URI:\n', '\u00a0\n', '- '];

  it('refuses any text of more than 4,096 characters', () => {
    const withStatement = (length: number) => siweText(ADDRESS, [], ['a'.repeat(length)]);
    const room = 4_096 - withStatement(0).length;
    expect(challengeFlaw(withStatement(room), PAGE)).toBeNull();
    expect(challengeFlaw(withStatement(room + 1), PAGE)).toBe('malformed');
    expect(challengeFlaw('Sign in to PriceRx.'.padEnd(4_097), PAGE)).toBe('malformed');
  });

  it.each([4_096, 60_000])('checks 1,000 texts of %d characters in less than 5 s', (length) => {
    const start = performance.now();
    for (let round = 0; round < 1_000 / WORST.length; round += 1)
      for (const part of WORST) challengeFlaw(part.repeat(length).slice(0, length), PAGE);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

describe('§4 Crypto flow: Solana texts', () => {
  it.each([
    ['the two required lines', greeting],
    ['a statement', `${greeting}\n\nSign in to save prices.`],
    [
      'fields without a statement',
      `${greeting}\n\nURI: ${ORIGIN}\nVersion: 1\nChain ID: mainnet\nNonce: 0f3e9a7c`,
    ],
    [
      'both',
      `${greeting}\n\nSign in.\n\nNonce: 0f3e9a7c\nIssued At: 2026-01-02T03:04:05Z\nResources:\n- https://example.com`,
    ],
    ['resources alone', `${greeting}\n\nResources:\n- https://example.com`],
    ['a beginning without a time of issue', `${greeting}\n\nNot Before: 2026-01-02T03:04:05Z`],
    ['an expiry without a time of issue', `${greeting}\n\nExpiration Time: 2026-01-02T03:04:05Z`],
    [
      'a beginning before the expiry',
      `${greeting}\n\nExpiration Time: 2026-01-02T03:04:06Z\nNot Before: 2026-01-02T03:04:05Z`,
    ],
    ['a text of another kind', 'Sign in to PriceRx.'],
  ])('%s may be signed', (_, text) => expect(challengeFlaw(text, SOLANA_PAGE)).toBeNull());

  it.each([
    ['another site', greeting.replace(HOST, 'evil.example')],
    ['another account', greeting.replace(SOLANA_ADDRESS, SOLANA_ADDRESS.toLowerCase())],
    ['another site’s URI', `${greeting}\n\nURI: https://evil.example`],
    ['a weak nonce', `${greeting}\n\nNonce: 1234567`],
    [
      'a time window that has ended',
      `${greeting}\n\nIssued At: 2026-01-02T03:04:05Z\nExpiration Time: 2026-01-02T03:04:05Z`,
    ],
    [
      'a beginning at the expiry',
      `${greeting}\n\nExpiration Time: 2026-01-02T03:04:05Z\nNot Before: 2026-01-02T03:04:05Z`,
    ],
    ['a beginning that is no time', `${greeting}\n\nNot Before: soon`],
    ['an unknown label', `${greeting}\n\nSign in.\n\nTransfer: 10 SOL`],
    ['a text for Ethereum', siweText()],
  ])('%s is refused', (_, text) => expect(challengeFlaw(text, SOLANA_PAGE)).not.toBeNull());
});
