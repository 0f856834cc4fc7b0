/**
 * 64 bits of a token (FNV-1a), to recognise it by. Nobody who does not know them can find a token that has them, and they leave 192 of a
 * token's 256 bits unknown. The digests of `crypto.subtle` are asynchronous, and a page must know at once whether it shows the visitor.
 */
export function tokenDigest(token: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < token.length; at += 1)
    hash = BigInt.asUintN(64, (hash ^ BigInt(token.charCodeAt(at))) * 0x100000001b3n);
  return hash.toString(36);
}
