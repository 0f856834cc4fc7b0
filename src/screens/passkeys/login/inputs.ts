/** Root element of each widget's offer, by mount id. Elements cannot be in the state. */
const places = new Map<string, Element>();

const isForPasskeys = (input: HTMLInputElement): boolean =>
  /\bwebauthn$/.test(input.getAttribute('autocomplete') ?? '');

/**
 * A widget's inputs for passkeys. Searched from the widget's own root, because `document` queries do not find
 * elements inside a shadow root.
 */
export const inputsOf = (mountId: string): HTMLInputElement[] =>
  [...(places.get(mountId)?.querySelectorAll('input') ?? [])].filter(isForPasskeys);

export const placeOf = (mountId: string, place: Element | null): void => {
  if (place) places.set(mountId, place);
  else places.delete(mountId);
};
