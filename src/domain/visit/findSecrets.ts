import { textOfBase64, withoutPercents } from './encodings';
import { isRedactedField, isSecretField, kindOfField } from './personalFields';

const EMAIL = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const PHONE = /\+\d{7,15}\b/g;
const ID = /\b([a-z]+(?:-[a-z]+)*)-(?:test|live)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const PARAMETER = /[?&#]([\w-]+)=([^&#\s"'<>]+)/g;
const BASE64 = /[A-Za-z\d+/_-]{16,}={0,2}/g;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Finds secrets and personal data: by the names of fields and of URL parameters, and by their format. Also searches
 * percent-encoded, Base64 and JSON texts.
 * @param found called with the kind of each value, such as `email`
 */
export function findSecrets(value: unknown, found: (kind: string, value: string) => void, field = ''): void {
  function searchText(text: string): void {
    for (const [, name = '', parameter = ''] of text.matchAll(PARAMETER))
      if (isRedactedField(name)) found(kindOfField(name), withoutPercents(parameter));
    for (const [jwt] of text.matchAll(JWT)) found('jwt', jwt);
    for (const [id, kind = ''] of text.matchAll(ID)) found(kindOfField(`${kind.replace(/-id$/, '')}-id`), id);
    for (const [email] of text.matchAll(EMAIL)) found('email', email);
    for (const [phone] of text.matchAll(PHONE)) found('phone', phone);
    const decoded = withoutPercents(text);
    if (decoded !== text) searchText(decoded);
    for (const [run] of text.matchAll(BASE64)) {
      const inside = textOfBase64(run);
      if (inside !== null) search(inside, '');
    }
  }

  function search(part: unknown, name: string): void {
    if (typeof part === 'number' && isSecretField(name)) found(kindOfField(name), String(part));
    else if (typeof part === 'string' && part !== '') {
      if (isRedactedField(name)) found(kindOfField(name), part);
      else {
        searchText(part);
        if (/^[[{]/.test(part)) search(parsed(part), '');
      }
    } else if (typeof part === 'object' && part !== null) {
      if (isRedactedField(name) && !Array.isArray(part) && Object.keys(part).length > 0)
        found(kindOfField(name), JSON.stringify(part));
      for (const [key, item] of Object.entries(part)) {
        searchText(key);
        search(item, isRedactedField(name) ? name : key);
      }
    }
  }

  search(value, field);
}
