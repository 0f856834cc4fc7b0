import { randomInteger } from './random.entry';

export interface Random {
  uuid(): string;
  /** A random integer in [min, max]. Not for secrets. */
  integer(min: number, max: number): number;
}

/** `crypto.randomUUID` requires a secure context, which plain http is not except on localhost. */
function uuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, at) => {
    // RFC 9562: version 4 and variant 10 (binary) have fixed positions.
    const marked = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return [8, 12, 16, 20].reduceRight((id, at) => `${id.slice(0, at)}-${id.slice(at)}`, hex);
}

export const createRandom = (): Random => ({
  uuid,
  integer: randomInteger,
});
