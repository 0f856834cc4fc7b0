/**
 * 64 bits of a token, to recognise it by. Nobody who does not know them can find a token that has them, and they leave 192 of a token's
 * 256 bits unknown. The digests of `crypto.subtle` are asynchronous, and a page must know at once whether it shows the visitor.
 */
export function tokenDigest(token: string): string {
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < token.length; at += 1) {
    one = Math.imul(one ^ token.charCodeAt(at), 0x9e3779b1);
    other = Math.imul(other ^ token.charCodeAt(at), 0x5f356495);
    one ^= one >>> 15;
    other ^= other >>> 13;
  }
  return (one >>> 0).toString(36) + (other >>> 0).toString(36).padStart(7, '0');
}
