const composing = new WeakSet<EventTarget>();

/**
 * Records the fields below an element in which an input method (IME) has not committed its text. Setting the value of such a
 * field would end the composition and lose the text.
 */
export function watchCompositions(root: HTMLElement): void {
  root.addEventListener('compositionstart', ({ target }) => void (target && composing.add(target)));
  // Capturing, to run before the field's own listeners.
  root.addEventListener('compositionend', ({ target }) => void (target && composing.delete(target)), true);
}

export const isComposing = (field: EventTarget): boolean => composing.has(field);
