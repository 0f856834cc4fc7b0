import { useEffect, type RefObject } from 'react';
import { focusFirst, isFocusFree } from './focus';

/**
 * When the focused element is removed (a button replaced by a spinner), focuses its replacement, unless the
 * visitor has moved the focus.
 */
export function useRestoreFocus(place: RefObject<HTMLElement | null>): void {
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
      if (isGone(last) && isFocusFree()) focusFirst(element);
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
