export interface Random {
  uuid(): string;
  /** A whole number in [min, max]. Not for secrets. */
  integer(min: number, max: number): number;
}

/** `crypto.randomUUID` exists only in secure contexts; hosts in development may use plain http on another name. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

export const createRandom = (): Random => ({
  uuid,
  integer: (min, max) => Math.floor(Math.random() * (max - min + 1)) + min,
});
