const utf8 = (text: string): string =>
  Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');

const hexOf = (bytes: string): string =>
  Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/**
 * Base64 encodes groups of three bytes, so a value has one of three forms, by its position in a group. The first and
 * last letters are left out: they also encode neighbouring bytes.
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

/** The substrings by which a value is found in Base64, Base64url and hexadecimal encodings of longer texts. */
export function opaqueForms(value: string): string[] {
  const bytes = utf8(value);
  const parts = base64Parts(bytes);
  const safe = parts.map((part) => part.replaceAll('+', '-').replaceAll('/', '_'));
  return [...new Set([...parts, ...safe, hexOf(bytes), hexOf(bytes).toUpperCase()])];
}

/** The value itself, and its encodings for URLs, form data and JSON. */
export function readableForms(value: string): string[] {
  let percent = value;
  try {
    percent = encodeURIComponent(value);
  } catch {
    // A lone surrogate has no percent encoding.
  }
  const inForm = new URLSearchParams([['', value]]).toString().slice(1);
  const forms = [value, percent, inForm, JSON.stringify(value).slice(1, -1)];
  return [...new Set([...forms, ...forms.map((form) => form.replace(/%../g, (hex) => hex.toLowerCase()))])];
}

/** Decodes Base64 or Base64url; null when the result is not UTF-8 text. */
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

/** Decodes percent encoding; returns the text unchanged when it is malformed. */
export function withoutPercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
