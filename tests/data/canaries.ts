const WORD = 'kanarienvogel';
const bytes = (text: string): Buffer => Buffer.from(text, 'utf8');
const full = (text: string): string =>
  [...bytes(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
const swapCase = (text: string): string =>
  text.replace(/./g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter));

/** Personal texts and secrets in shapes that searches by pattern miss. */
export const CANARIES: Readonly<Record<string, string>> = {
  plain: WORD,
  'upper case': WORD.toUpperCase(),
  'mixed case': swapCase(WORD),
  'non-ASCII': 'kanarienvögelchen',
  'another script': 'канарейка',
  'full width': 'ｋａｎａｒｉｅｎ',
  decomposed: 'kanarienvo\u0308gel'.normalize('NFD'),
  'with an accent': 'kánárienvogel',
  spaced: [...WORD].join(' '),
  'split by soft hyphens': 'kanari\u00adenvogel',
  'split by a zero width space': 'kanari\u200benvogel',
  'split by a line break': 'kanari\nenvogel',
  reversed: [...WORD].reverse().join(''),
  quoted: `o'${WORD}"`,
  'in JSON': JSON.stringify({ name: WORD }),
  'in HTML': `<b title="${WORD}">${WORD}</b>`,
  'in HTML entities': [...WORD].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  'percent-encoded': full(WORD),
  'percent-encoded twice': encodeURIComponent(full(WORD)),
  'in Base64': bytes(WORD).toString('base64'),
  'in Base64url, shifted': bytes(`?${WORD}>`).toString('base64url'),
  'in hexadecimal': bytes(WORD).toString('hex'),
  'in a JWT': `eyJhbGciOiJIUzI1NiJ9.${bytes(JSON.stringify({ sub: WORD })).toString('base64url')}.c2ln`,
  'an email address': `${WORD}@example.com`,
  'an email address with a quote': `o'${WORD}@exämple.example`,
  'a phone number': '+4915112345678',
  'a wallet address': '0x52908400098527886E0F7030069857D2E4169EE7',
  'an id': 'patient-4711-0815',
  'an address with ids': `https://${WORD}.example/patients/4711?rx=${WORD}#${WORD}`,
  'a placeholder of another text': `{{${WORD}:4711}}`,
  'a date of birth': '1931-07-04',
  short: 'Öz7',
};

/** The parts of a canary that would show it in a file. */
const partsOf = (canary: string): string[] => [
  canary,
  JSON.stringify(canary).slice(1, -1),
  ...(canary.match(/[\p{L}\p{M}\d]{5,}/gu) ?? []).filter(
    (part) => !['example', 'https', 'patient', 'patients', 'title'].includes(part),
  ),
];

/** The canaries that can be read in a text. */
export const canariesIn = (text: string): string[] =>
  Object.entries(CANARIES).flatMap(([shape, canary]) =>
    partsOf(canary).some((part) => text.includes(part)) ? [shape] : [],
  );
