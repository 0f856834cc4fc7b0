/** The part of the page that each widget's offer stands in, by mount id: elements are no state. */
const places = new Map<string, Element>();

const isForPasskeys = (input: HTMLInputElement): boolean =>
  /\bwebauthn$/.test(input.getAttribute('autocomplete') ?? '');

/** A widget's own inputs for passkeys, wherever it is: a search of the document ends at a shadow root. */
export const inputsOf = (mountId: string): HTMLInputElement[] =>
  [...(places.get(mountId)?.querySelectorAll('input') ?? [])].filter(isForPasskeys);

export const placeOf = (mountId: string, place: Element | null): void => {
  if (place) places.set(mountId, place);
  else places.delete(mountId);
};
