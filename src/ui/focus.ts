/** Whether no element of the page has the focus. */
export const isFocusFree = ({ activeElement, body } = document): boolean =>
  activeElement === null || activeElement === body;

/**
 * Focuses an element without scrolling the page. A text can take the focus only for as long as it has it: Firefox tells screen
 * readers that a text is "clickable" if it can be focused and an element around it listens for clicks, as React's root does.
 */
export function focusOn(element: HTMLElement | null | undefined): void {
  const isText = element?.tabIndex === -1 && !element.hasAttribute('tabindex');
  if (isText) element.tabIndex = -1;
  element?.focus({ preventScroll: true });
  if (!isText) return;
  element.addEventListener('blur', function end() {
    // A window in the background keeps its focused element.
    if (!document.hasFocus()) return;
    element.removeAttribute('tabindex');
    element.removeEventListener('blur', end);
  });
}

/** Focuses the element with `data-autofocus`, else the title or the first button. */
export function focusFirst(place: HTMLElement): void {
  const first = (selector: string) => place.querySelector<HTMLElement>(selector);
  focusOn(first('[data-autofocus]') ?? first('h2') ?? first('section[aria-label]') ?? first('button'));
}
