import type { VisitAct } from '../domain/visit/visit';
import { elementsOf, shownIn, type WidgetRoot } from './elements';

const tick = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const POLL_MS = 20;

/** Whether something holds within a time limit. */
export async function within(limitMs: number, holds: () => boolean): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await tick(POLL_MS))
    if (holds()) return true;
  return holds();
}

export const settle = (): Promise<void> => tick(5 * POLL_MS);

const isUsable = (element: HTMLElement): boolean =>
  element.getAttribute('aria-disabled') !== 'true' &&
  !element.matches(':disabled') &&
  !(element instanceof HTMLInputElement && element.readOnly);

/** Sets a field's value as a browser does, so that React hears of it. */
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
  /** The widget's elements; null while it has none. */
  root: () => WidgetRoot | null;
  value: string;
  /** A name as it is in the visit. */
  sealedName: (name: string) => string;
  limitMs: number;
}

/** Does what the visitor did. Returns what is wrong; null when it was done. */
export async function perform(act: VisitAct, options: PerformOptions): Promise<string | null> {
  const { root, value, sealedName, limitMs } = options;
  let element: HTMLElement | undefined;
  const isThere = await within(limitMs, () => {
    const place = root();
    element = place ? elementsOf(place, act.role, act.name, sealedName)[act.nth ?? 0] : undefined;
    return element !== undefined && isUsable(element);
  });
  if (!element || !isThere) {
    const place = root();
    const state = element ? 'is disabled' : 'is not there';
    return `The ${act.role} "${act.name}" ${state}. The widget shows: ${place ? sealedName(shownIn(place)) : 'nothing'}.`;
  }
  element.focus();
  ACTIONS[act.act](element, value);
  return null;
}
