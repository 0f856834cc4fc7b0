import type { VisitAct } from '../domain/visit/visit';
import { elementsOf, listElements, type WidgetRoot } from './elements';

const tick = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const POLL_MS = 20;

/** Waits until the condition is true. Resolves to false when the time limit has passed. */
export async function waitUntil(condition: () => boolean, limitMs: number): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await tick(POLL_MS))
    if (condition()) return true;
  return condition();
}

/** Waits long enough for calls and screens that the recorded visit does not have. */
export const settle = (): Promise<void> => tick(5 * POLL_MS);

const isUsable = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.matches(':disabled') &&
  !(element instanceof HTMLInputElement && element.readOnly);

/** React replaces an element's own `value` setter; the one of the prototype lets it detect the change. */
function setValue(element: HTMLElement, value: string): void {
  const prototype = Object.getPrototypeOf(element) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
}

function paste(element: HTMLElement, text: string): void {
  const event = new Event('paste', { bubbles: true, cancelable: true, composed: true });
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  if (element.dispatchEvent(event)) setValue(element, text);
}

const ACTIONS: Readonly<Record<VisitAct['act'], (element: HTMLElement, value: string) => void>> = {
  click: (element) => element.click(),
  type: setValue,
  paste,
  choose(element, value) {
    setValue(element, value);
    element.dispatchEvent(new Event('change', { bubbles: true }));
  },
  press(element, key) {
    for (const type of ['keydown', 'keyup'])
      element.dispatchEvent(
        new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }),
      );
  },
};

export interface PerformOptions {
  /** The widget's root; null while no widget is mounted. */
  root: () => WidgetRoot | null;
  value: string;
  limitMs: number;
}

/**
 * Performs an act of the visitor when its element is visible and enabled.
 * @returns null, or an error message when no such element appears within the limit
 */
export async function perform(act: VisitAct, options: PerformOptions): Promise<string | null> {
  const { root, value, limitMs } = options;
  let element: HTMLElement | undefined;
  const isThere = await waitUntil(() => {
    const widget = root();
    element = widget ? elementsOf(widget, act)[act.nth ?? 0] : undefined;
    return element !== undefined && isUsable(element);
  }, limitMs);
  if (!element || !isThere) {
    const widget = root();
    const state = element ? 'is disabled' : 'is not there';
    return `The ${act.role} "${act.name}" ${state}. The widget shows: ${widget ? listElements(widget) : 'nothing'}.`;
  }
  element.focus();
  ACTIONS[act.act](element, value);
  return null;
}
