/** The element of each widget that contains its inputs, by mount id. Elements cannot be in the state. */
const roots = new Map<string, Element>();

const isForPasskeys = (input: HTMLInputElement): boolean =>
  /\bwebauthn$/.test(input.getAttribute('autocomplete') ?? '');

/**
 * A widget's inputs for passkeys. Searched from the widget's own root, because `document` queries do not find
 * elements inside a shadow root.
 */
export const inputsOf = (mountId: string): HTMLInputElement[] =>
  [...(roots.get(mountId)?.querySelectorAll('input') ?? [])].filter(isForPasskeys);

export const setInputsRoot = (mountId: string, root: Element | null): void => {
  if (root) roots.set(mountId, root);
  else roots.delete(mountId);
};
