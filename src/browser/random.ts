export interface Random {
  uuid(): string;
  /** A whole number in [min, max]. Not for secrets. */
  integer(min: number, max: number): number;
}

/** `crypto.randomUUID` exists only in secure contexts; hosts in development may use plain http on another name. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    // RFC 9562: the version (4) and the variant (10 in binary) stand at fixed places.
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

export const createRandom = (): Random => ({
  uuid,
  integer: (min, max) => Math.floor(Math.random() * (max - min + 1)) + min,
});
