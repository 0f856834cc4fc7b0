const utf8 = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

const hexOf = (bytes: string): string =>
  Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/**
 * Parts that the Base64 form of every text with this value in it has, one for each position of the value in a group of
 * three bytes. The letters at both ends depend on what is beside the value.
 */
function base64Parts(bytes: string): string[] {
  return [0, 1, 2].map((before) => {
    const letters = btoa('\0'.repeat(before) + bytes);
    const first = [0, 2, 3][before] ?? 0;
    const rest = (before + bytes.length) % 3;
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    return letters.slice(first, rest === 0 ? letters.length : last);
  });
}

/** What the Base64 or hexadecimal form of a text with this value in it holds; with the two alphabets of Base64. */
export function opaqueForms(value: string): string[] {
  const bytes = utf8(value);
  const parts = base64Parts(bytes);
  const safe = parts.map((part) => part.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([...parts, ...safe, hexOf(bytes), hexOf(bytes).toUpperCase()])];
}

/** The value as it is, and in addresses, forms and JSON texts. */
export function readableForms(value: string): string[] {
  let percent = value;
  try {
    percent = encodeURIComponent(value);
  } catch {
    // Half of a surrogate pair has no percent form.
  }
  const inForm = new URLSearchParams([['', value]]).toString().slice(1);
  const forms = [value, percent, inForm, JSON.stringify(value).slice(1, -1)];
  return [...new Set([...forms, ...forms.map((form) => form.replace(/%../g, (hex) => hex.toLowerCase()))])];
}

/** The text that a run of Base64 letters stands for; null when it is none. */
export function textOfBase64(run: string): string | null {
  try {
    const bytes = atob(run.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, ''));
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    );
  } catch {
    return null;
  }
}

/** A text without its percent encoding; the text itself where it has none. */
export function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
