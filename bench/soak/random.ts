/** Mulberry32: the same numbers for the same seed, so that a failing run can be repeated. */
export function seededRandom(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    isTrue: (share: number): boolean => next() < share,
    among: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)] as T,
  };
}

export type Random = ReturnType<typeof seededRandom>;
