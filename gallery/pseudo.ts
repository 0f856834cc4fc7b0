const LETTERS = new Map(
  Object.entries({
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'í',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
    n: 'ñ',
    o: 'ó',
    p: 'þ',
    q: 'ɋ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'ú',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
    A: 'Á',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Í',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
    N: 'Ñ',
    O: 'Ó',
    P: 'Þ',
    Q: 'Ɋ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Ú',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  }),
);

/** Texts in other languages can be this much longer than in English. */
const GROWTH = 0.4;

const markedLetters = (text: string): string =>
  [...text].map((character) => LETTERS.get(character) ?? character).join('');

/** Changes the text of a message. Names of arguments and tags, and the syntax of plurals stay unchanged. */
function mapText(message: string, change: (text: string) => string): string {
  let depth = 0;
  let inTag = false;
  let changed = '';
  let run = '';
  const end = (): void => {
    changed += run.trim() === '' ? run : change(run);
    run = '';
  };
  for (const character of message) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '<') inTag = true;
    // Inside an odd number of braces is the syntax of an argument, inside an even number text.
    const isText = depth % 2 === 0 && !inTag && character !== '}' && character !== '{';
    if (isText) run += character;
    else {
      end();
      changed += character;
    }
    if (character === '>') inTag = false;
  }
  end();
  return changed;
}

/** Pseudo-localization: text without brackets has no string id, and text that does not fit would not fit in longer languages either. */
export function pseudo(message: string): string {
  const visible = message.replace(/<[^>]*>|\{[^}]*\}/g, '');
  const more = '·'.repeat(Math.ceil(visible.length * GROWTH));
  return `[${mapText(message, markedLetters)}${more}]`;
}

export const pseudoStrings = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudo(text)]));

/** Unicode RIGHT-TO-LEFT OVERRIDE and POP DIRECTIONAL FORMATTING. */
const fromRightToLeft = (text: string): string => `\u202e${markedLetters(text)}\u202c`;

/** The same from right to left, without longer texts: parts that are not mirrored, and values without an isolate, stand out. */
export const pseudoRtlStrings = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, mapText(text, fromRightToLeft)]));
