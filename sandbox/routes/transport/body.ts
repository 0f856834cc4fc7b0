import { concatBytes, textOfUtf8, utf8 } from '../../verify/bytes';
import { SchemaRefusal } from '../../verify/refusals';

const LARGEST_BODY = 256 * 1024;
/** Each level costs a call of every function that walks through a body. No call of the provider's needs more than five. */
const DEEPEST = 32;

const refusal = (keyword: string, params: Record<string, unknown>, message: string): SchemaRefusal =>
  new SchemaRefusal([{ keyword, dataPath: '', schemaPath: `#/${keyword}`, params, message }]);

const tooLarge = (): SchemaRefusal =>
  refusal('maxLength', { limit: LARGEST_BODY }, `should NOT be longer than ${LARGEST_BODY} bytes`);

function checkedLength(text: string): string {
  if (utf8(text).length > LARGEST_BODY) throw tooLarge();
  return text;
}

async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > LARGEST_BODY) throw tooLarge();
  const reader = request.body?.getReader();
  // Firefox has no `body` on requests.
  if (!reader) return checkedLength(await request.text());
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    size += next.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      throw tooLarge();
    }
  }
  return textOfUtf8(concatBytes(...chunks));
}

/** The fields of a form. Repeated fields are refused (RFC 6749, 3.1). */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const text = await readText(request).catch((error: unknown) => {
    throw error instanceof SchemaRefusal ? error : refusal('type', { type: 'object' }, 'should be object');
  });
  const fields = [...new URLSearchParams(text)];
  const names = fields.map(([name]) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw refusal('uniqueItems', { name: twice }, `should have '${twice}' only once`);
  return Object.fromEntries(fields);
}

/** Counts brackets outside of strings, before `JSON.parse` builds anything. */
function checkDepth(json: string): void {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at] ?? '';
    if (inString && character === '\\') at += 1;
    else if (character === '"') inString = !inString;
    else if (!inString && '[{'.includes(character)) depth += 1;
    else if (!inString && ']}'.includes(character)) depth -= 1;
    if (depth > DEEPEST)
      throw refusal('maxDepth', { limit: DEEPEST }, `should NOT have more than ${DEEPEST} levels`);
  }
}

/** The JSON of a body, or `{}` for an empty one. Invalid and incomplete JSON is refused with the validator's type issue. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const text = await readText(request);
    checkDepth(text);
    return text.trim() === '' ? {} : (JSON.parse(text) as unknown);
  } catch (error) {
    if (error instanceof SchemaRefusal) throw error;
    throw refusal('type', { type: 'object' }, 'should be object');
  }
}
