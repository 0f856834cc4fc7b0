import { useEffect, type RefObject } from 'react';

/** Nothing on the page has the focus: whoever takes it takes it from nobody. */
export const isFocusFree = ({ activeElement, body }: Document): boolean =>
  activeElement === null || activeElement === body;

/** Moves to the part marked with `data-autofocus`, else to the title or the first button, without scrolling the host's page. */
export function focusFirst(place: HTMLElement): void {
  const first = (selector: string) => place.querySelector<HTMLElement>(selector);
  const target = first('[data-autofocus]') ?? first('h2') ?? first('section[aria-label]') ?? first('button');
  target?.focus({ preventScroll: true });
}

/**
 * Focus that went down with what it was on (a button that made way for a spinner) is given to what stands there next.
 * Whoever has gone elsewhere is left alone.
 */
export function useFocusKept(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let last: EventTarget | null = null;
    const isGone = (part: EventTarget | null) => part instanceof Node && !part.isConnected;
    const came = ({ target }: FocusEvent) => {
      last = target;
    };
    // Some browsers tell that an element loses the focus just before it goes: what became of it is known after that.
    const left = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        if (last === target && !isGone(target)) last = null;
      });
    const observer = new MutationObserver(() => {
      if (isGone(last) && isFocusFree(element.ownerDocument)) focusFirst(element);
    });
    observer.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', came);
    element.addEventListener('focusout', left);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', came);
      element.removeEventListener('focusout', left);
    };
  }, [place]);
}
