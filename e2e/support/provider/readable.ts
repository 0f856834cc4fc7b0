const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

type Json = Record<string, unknown>;

const fromBase64url = (text: string): string => Buffer.from(text, 'base64url').toString();

/** A credential without the parts that its authenticator makes at random. */
function readableCredential(text: string): unknown {
  const credential = JSON.parse(text) as Json & { response: Record<string, string> };
  // Chrome adds members to this object, so it is not compared as text.
  const asked = (value: string): unknown => {
    const { other_keys_can_be_added_here: _, ...data } = JSON.parse(fromBase64url(value)) as Json;
    return data;
  };
  const response = Object.entries(credential.response).map(([name, value]) =>
    name === 'clientDataJSON' ? [name, asked(value)] : [name, masked(value)],
  );
  const id = typeof credential['id'];
  return { ...credential, id, rawId: typeof credential['rawId'], response: Object.fromEntries(response) };
}

const masked = (value: unknown): unknown =>
  typeof value === 'string' && /^[\w-]{20,}$/.test(value) ? '<base64url>' : value;

/** Replaces values that differ between runs: ids and times of the client, new PKCE pairs, the client's name. */
export function readable(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => readable(entry));
  if (typeof value === 'object' && value !== null)
    return name === 'sdk'
      ? '<the client>'
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, readable(inner, key)]));
  if (name === 'ends' && typeof value === 'number') return '<time>';
  if (typeof value !== 'string') return value;
  if (name === 'public_key_credential') return readableCredential(value);
  if (name === 'code_challenge') return /^[\w-]{43}$/.test(value) ? '<new challenge>' : value;
  if (name === 'code_verifier') return /^[\w-]{43,}$/.test(value) ? '<new verifier>' : value;
  if (name === 'client_sent_at') return TIME.test(value) ? '<time>' : value;
  return value.replace(UUID, '<uuid>');
}

export interface Difference {
  at: string;
  provider: unknown;
  ours: unknown;
}

const isNode = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const inShort = (value: unknown): unknown => (isNode(value) ? '{…}' : value);

/** The paths at which two values differ, with both values. */
export function differences(provider: unknown, ours: unknown, at = ''): Difference[] {
  if (!isNode(provider) || !isNode(ours)) {
    return Object.is(provider, ours) ? [] : [{ at, provider: inShort(provider), ours: inShort(ours) }];
  }
  const names = [...new Set([...Object.keys(provider), ...Object.keys(ours)])];
  return names.flatMap((name) => differences(provider[name], ours[name], at ? `${at}.${name}` : name));
}
