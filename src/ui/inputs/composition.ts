const composing = new WeakSet<EventTarget>();

/**
 * Notes which fields below an element hold text that an input method has not committed yet. Setting the value of such a field
 * ends the composition and loses that text.
 */
export function watchCompositions(root: HTMLElement): void {
  root.addEventListener('compositionstart', ({ target }) => void (target && composing.add(target)));
  // Capturing: before the field's own listeners.
  root.addEventListener('compositionend', ({ target }) => void (target && composing.delete(target)), true);
}

export const isComposing = (field: EventTarget): boolean => composing.has(field);
