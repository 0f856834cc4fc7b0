import { useEffect, type RefObject } from 'react';

/** Whether no element of the page has the focus. */
export const isFocusFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

/**
 * Focuses the element with `data-autofocus`, else the title or the first button, without scrolling the page.
 */
export function focusFirst(place: HTMLElement): void {
  const first = (selector: string) => place.querySelector<HTMLElement>(selector);
  const target = first('[data-autofocus]') ?? first('h2') ?? first('section[aria-label]') ?? first('button');
  target?.focus({ preventScroll: true });
}

/**
 * When the focused element is removed (a button replaced by a spinner), focuses its replacement, unless the
 * visitor has moved the focus.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const isGone = (part: EventTarget | null) => part instanceof Node && !part.isConnected;
    const focused = ({ target }: FocusEvent) => {
      last = target;
    };
    // Some browsers fire `focusout` just before the element is removed, so the check waits for a microtask.
    const blurred = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && !isGone(target)) last = null;
      });
    const observer = new MutationObserver(() => {
      if (isGone(last) && isFocusFree(element.ownerDocument)) focusFirst(element);
    });
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', focused);
    element.addEventListener('focusout', blurred);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', focused);
      element.removeEventListener('focusout', blurred);
    };
  }, [place]);
}
