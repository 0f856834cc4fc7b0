import { DARK_SETTING } from './colorScheme';

/** CSS properties whose computed value changes with the page's colour scheme. Neither is visible on the element. */
const TRANSITIONS = ['outline-color 1ms', 'outline-color 1ms, color-scheme 1ms allow-discrete'];

/**
 * Calls back whenever the colour scheme of the page at an element, or the visitor's setting, may have changed. No
 * event tells of a new `color-scheme` of the page, so a transition of the element does. It does not run in a hidden
 * element, which gets its size when it is shown.
 */
export function watchColorScheme(element: HTMLElement, changed: () => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.matchMedia?.(DARK_SETTING).addEventListener('change', changed, { signal });
  element.addEventListener('transitionrun', changed, { signal });
  element.style.setProperty('outline-color', 'CanvasText', 'important');
  // Browsers keep the last one that they support.
  for (const transition of TRANSITIONS) element.style.setProperty('transition', transition, 'important');
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(changed) : null;
  sizes?.observe(element);
  // For browsers in which neither property has transitions: theme switches that set an attribute.
  const attributes = new MutationObserver(changed);
  for (const part of [document.documentElement, document.body])
    attributes.observe(part, { attributes: true });
  return () => {
    ended.abort();
    sizes?.disconnect();
    attributes.disconnect();
  };
}
