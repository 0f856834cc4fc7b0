/** Red, green and blue of a hex colour or `white`, 0 to 255 each; null for all other notations. */
function parts(color: string): number[] | null {
  const text = color.trim().toLowerCase();
  if (text === 'white') return [255, 255, 255];
  const [, hex] = /^#([0-9a-f]{3,8})$/.exec(text) ?? [];
  if (hex && hex.length < 5) return [...hex.slice(0, 3)].map((digit) => Number(`0x${digit}${digit}`));
  if (hex && hex.length !== 5 && hex.length !== 7)
    return [0, 2, 4].map((at) => Number(`0x${hex.slice(at, at + 2)}`));
  const [, inside] = /^rgba?\(([\d.,\s/]+)\)$/.exec(text) ?? [];
  const numbers = inside?.split(/[\s,/]+/).map(Number);
  return numbers && numbers.length >= 3 ? numbers.slice(0, 3) : null;
}

/** Whether a colour is light. A colour that cannot be parsed counts as dark. */
export function isLight(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = parts(color) ?? [];
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
}
