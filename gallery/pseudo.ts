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

/** Adds a diacritic to each letter of a message. Names of arguments and tags, and the syntax of plurals stay unchanged. */
function marked(message: string): string {
  let depth = 0;
  let inTag = false;
  let text = '';
  for (const character of message) {
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (character === '<') inTag = true;
    // Inside an odd number of braces is the syntax of an argument, inside an even number text.
    text += depth % 2 === 1 || inTag ? character : (LETTERS.get(character) ?? character);
    if (character === '>') inTag = false;
  }
  return text;
}

/** Pseudo-localization: text without brackets has no string id, and text that does not fit would not fit in longer languages either. */
export function pseudo(message: string): string {
  const visible = message.replace(/<[^>]*>|\{[^}]*\}/g, '');
  const more = '·'.repeat(Math.ceil(visible.length * GROWTH));
  return `[${marked(message)}${more}]`;
}

export const pseudoStrings = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, pseudo(text)]));
