/** @jest-environment node */
import * as fc from 'fast-check';
import { SECRET_FIELDS } from '../text/secretFields';
import { createRedactor } from './redactor';

/** Secrets that do not occur by chance, with characters that each encoding changes. */
const secret = fc
  .tuple(fc.string({ minLength: 4, maxLength: 12, unit: 'grapheme' }), fc.stringMatching(/^[a-z\d]{10}$/))
  .map(([text, rest]) => `${text}é&"=/${rest}`);

const bytes = (text: string) => Buffer.from(text, 'utf8');
const fullyPercentEncoded = (text: string): string =>
  [...bytes(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** The encodings of a secret in a text: none, percent encoding, JSON, Base64 and hexadecimal. */
const ENCODINGS: readonly ((text: string, before: string) => string)[] = [
  (text) => text,
  (text) => encodeURIComponent(text),
  (text) => encodeURIComponent(text).toLowerCase(),
  (text) => encodeURIComponent(encodeURIComponent(text)),
  (text) => new URLSearchParams([['q', text]]).toString(),
  fullyPercentEncoded,
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

/** Whether a text contains the secret in any encoding. It decodes, whereas the redactor encodes. */
function contains(text: string, secretText: string): boolean {
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
  it('are removed from all fields, in all encodings', () => {
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
          expect(textsOf(all).some((text) => contains(text, value))).toBe(true);
          const redactor = createRedactor(0);
          redactor.register(all);
          const redacted = redactor.redact(all) as typeof all;
          expect(textsOf(redacted).filter((text) => contains(text, value))).toEqual([]);
          expect(redacted.answer.data.kept).toBe('shown');
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('are found by their format: email addresses, phone numbers, tokens in URLs and in Base64', () => {
    const jwt = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1c2VyLTEifQ.c2lnbmF0dXJl';
    const inside = Buffer.from(JSON.stringify({ session_token: 'kept-in-base64' })).toString('base64');
    const all = {
      text: `Sent to ada@example.com and +14155550132, ${jwt}.`,
      url: 'https://shop.example/in?token=of-a-link&drug=aspirin#access_token=of-a-provider',
      encoded: 'https://shop.example/?to=bob%40example.com',
      inside,
      echo: 'kept-in-base64',
    };
    const redactor = createRedactor(0);
    redactor.register(all);
    expect(redactor.redact(all)).toEqual({
      text: 'Sent to {{email:1}} and {{phone:1}}, {{jwt:1}}.',
      url: 'https://shop.example/in?token={{token:1}}&drug=aspirin#access_token={{accessToken:1}}',
      encoded: 'https://shop.example/?to={{email:2}}',
      inside: '{{opaque:1}}',
      echo: '{{sessionToken:1}}',
    });
  });

  it('equal values get equal placeholders, and dates become milliseconds after the start', () => {
    const redactor = createRedactor(Date.parse('2026-01-01T00:00:00Z'));
    const all = [
      { code: '123456', expires_at: '2026-01-01T00:05:00Z' },
      { token: '123456', code: '654321', before: '2025-12-31T23:59:59Z' },
    ];
    redactor.register(all);
    expect(redactor.redact(all)).toEqual([
      { code: '{{code:1}}', expires_at: '{{time:+300000}}' },
      { token: '{{code:1}}', code: '{{code:2}}', before: '{{time:-1000}}' },
    ]);
  });

  it('a short password is replaced in its field only', () => {
    const redactor = createRedactor(0);
    const all = { password: 'ada', path: '/adapters', list: ['ada'] };
    redactor.register(all);
    expect(redactor.redact(all)).toEqual({ password: '{{password:1}}', path: '/adapters', list: ['ada'] });
  });

  it('a phone number is also replaced in its national format', () => {
    const redactor = createRedactor(0);
    redactor.register({ phone_number: '+14155550132' });
    expect(redactor.redactText('Code sent to (415) 555-0132')).toBe('Code sent to {{phone:1}}');
  });
});
