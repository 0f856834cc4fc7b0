import { DARK_SETTING } from '../../domain/theme/dark';

/** CSS properties that change with the page's colour scheme, and are invisible on the element. */
const TRANSITIONS = ['outline-color 1ms', 'outline-color 1ms, color-scheme 1ms allow-discrete'];

/**
 * Calls the callback when the page's `color-scheme` at an element, or the visitor's setting, may have changed. Browsers
 * have no event for the former, so CSS transitions of the element are observed. They do not run while the element is
 * hidden, so a resize is observed too.
 */
export function watchColorScheme(element: HTMLElement, changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.matchMedia?.(DARK_SETTING).addEventListener('change', changed, { signal });
  element.addEventListener('transitionrun', changed, { signal });
  element.style.setProperty('outline-color', 'CanvasText', 'important');
  // A browser ignores the values that it does not support.
  for (const transition of TRANSITIONS) element.style.setProperty('transition', transition, 'important');
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(changed) : null;
  sizes?.observe(element);
  // For browsers without these transitions: most theme switches set an attribute.
  const attributes = new MutationObserver(changed);
  for (const part of [document.documentElement, document.body])
    attributes.observe(part, { attributes: true });
  return () => {
    ended.abort();
    sizes?.disconnect();
    attributes.disconnect();
  };
}
