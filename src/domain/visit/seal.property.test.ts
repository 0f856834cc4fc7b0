/** @jest-environment node */
import * as fc from 'fast-check';
import { SECRET_FIELDS } from '../text/secretFields';
import { createSeal } from './seal';

/** Long enough not to occur by chance, and with letters that each encoding writes in another way. */
const secret = fc
  .tuple(fc.string({ minLength: 4, maxLength: 12, unit: 'grapheme' }), fc.stringMatching(/^[a-z\d]{10}$/))
  .map(([text, rest]) => `${text}é&"=/${rest}`);

const bytes = (text: string) => Buffer.from(text, 'utf8');
const everyLetterInPercents = (text: string): string =>
  [...bytes(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** How a secret may stand in a text: as it is, in an address, in Base64 with other letters around it, in hexadecimal. */
const ENCODINGS: readonly ((text: string, before: string) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(text).toLowerCase(),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => new URLSearchParams([['q', text]]).toString(),
  everyLetterInPercents,
  (text) => JSON.stringify({ text }),
  (text, before) => bytes(before + text).toString('base64'),
  (text, before) => bytes(`${before}${text} `).toString('base64url'),
  (text, before) => encodeURIComponent(bytes(before + text).toString('base64')),
  (text, before) => bytes(before + text).toString('hex'),
];

const place = fc.record({
  encoding: fc.constantFrom(...ENCODINGS),
  before: fc.string({ maxLength: 5 }),
  inText: fc.constantFrom(
    (text: string) => text,
    (text: string) => `https://shop.example/in?drug=aspirin&x=${text}`,
    (text: string) => `before ${text} after`,
  ),
  inValue: fc.constantFrom<((text: string) => unknown)[]>(
    (text) => text,
    (text) => ({ note: text }),
    (text) => [{ list: [text, 1] }],
    (text) => ({ [text]: true }),
  ),
});

/** Whether a text holds the secret in any encoding, found by decoding and not by encoding. */
function holds(text: string, secretText: string): boolean {
  const readings = new Set([text]);
  for (const reading of readings) {
    if (readings.size > 500) break;
    if (reading.includes(secretText)) return true;
    for (const run of reading.match(/[^\s"'<>&=?#/{}]*%[\da-f]{2}[^\s"'<>&=?#/{}]*/gi) ?? []) {
      try {
        readings.add(decodeURIComponent(run.replaceAll('+', ' ')));
      } catch {
        // Not percent-encoded.
      }
    }
    for (const run of reading.match(/[A-Za-z\d+/_-]{12,}={0,2}/g) ?? [])
      for (const shift of [0, 1, 2, 3])
        readings.add(Buffer.from(run.slice(shift), 'base64').toString('utf8'));
    for (const run of reading.match(/(?:[\da-f]{2}){8,}/gi) ?? [])
      readings.add(Buffer.from(run, 'hex').toString('utf8'));
  }
  return false;
}

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, item]) => [name, ...textsOf(item)])
      : [];

describe('§4 DevTools: secrets of a recorded visit', () => {
  it('no secret occurs in what was sealed, in any field and encoding', () => {
    fc.assert(
      fc.property(
        secret,
        fc.constantFrom(...SECRET_FIELDS),
        fc.array(place, { minLength: 1, maxLength: 4 }),
        (value, field, places) => {
          const elsewhere = places.map(({ encoding, before, inText, inValue }) =>
            inValue(inText(encoding(value, before))),
          );
          const all = { answer: { data: { [field]: value, kept: 'shown' } }, elsewhere };
          expect(textsOf(all).some((text) => holds(text, value))).toBe(true);
          const seal = createSeal(0);
          seal.learn(all);
          const sealed = seal.apply(all) as typeof all;
          expect(textsOf(sealed).filter((text) => holds(text, value))).toEqual([]);
          expect(sealed.answer.data.kept).toBe('shown');
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('email addresses, phone numbers, tokens in addresses and in Base64 need no field', () => {
    const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';
    const inside = Buffer.from(JSON.stringify({ session_token: 'kept-in-base64' })).toString('base64');
    const all = {
      text: `Sent to ada@example.com and +14155550132, ${jwt}.`,
      url: 'https://shop.example/in?token=of-a-link&drug=aspirin#access_token=of-a-provider',
      encoded: 'https://shop.example/?to=bob%40example.com',
      inside,
      echo: 'kept-in-base64',
    };
    const seal = createSeal(0);
    seal.learn(all);
    expect(seal.apply(all)).toEqual({
      text: 'Sent to {{email:1}} and {{phone:1}}, {{jwt:1}}.',
      url: 'https://shop.example/in?token={{token:1}}&drug=aspirin#access_token={{accessToken:1}}',
      encoded: 'https://shop.example/?to={{email:2}}',
      inside: '{{opaque:1}}',
      echo: '{{sessionToken:1}}',
    });
  });

  it('the same value has the same placeholder, and times are counted from the beginning', () => {
    const seal = createSeal(Date.parse('2026-01-01T00:00:00Z'));
    const all = [
      { code: '123456', expires_at: '2026-01-01T00:05:00Z' },
      { token: '123456', code: '654321', before: '2025-12-31T23:59:59Z' },
    ];
    seal.learn(all);
    expect(seal.apply(all)).toEqual([
      { code: '{{code:1}}', expires_at: '{{time:+300000}}' },
      { token: '{{code:1}}', code: '{{code:2}}', before: '{{time:-1000}}' },
    ]);
  });

  it('a short password is replaced in its field and leaves other texts as they are', () => {
    const seal = createSeal(0);
    const all = { password: 'ada', path: '/adapters', list: ['ada'] };
    seal.learn(all);
    expect(seal.apply(all)).toEqual({ password: '{{password:1}}', path: '/adapters', list: ['ada'] });
  });

  it('a phone number in the form that a visitor reads is replaced too', () => {
    const seal = createSeal(0);
    seal.learn({ phone_number: '+14155550132' });
    expect(seal.applyText('Code sent to (415) 555-0132')).toBe('Code sent to {{phone:1}}');
  });
});
