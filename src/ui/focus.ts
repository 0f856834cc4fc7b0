/** Whether no element of the page has the focus. */
export const isFocusFree = ({ activeElement, body } = document): boolean =>
  activeElement === null || activeElement === body;

/**
 * Focuses the element with `data-autofocus`, else the title or the first button, without scrolling the page.
 */
export function focusFirst(place: HTMLElement): void {
  const first = (selector: string) => place.querySelector<HTMLElement>(selector);
  const target = first('[data-autofocus]') ?? first('h2') ?? first('section[aria-label]') ?? first('button');
  target?.focus({ preventScroll: true });
}
