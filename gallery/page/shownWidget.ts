import { callsInFlight } from './network';
import { wait } from './timers';

/** Long enough for a slow machine. A state that is not reached fails its test. */
const LIMIT_MS = 30_000;
const TURN_MS = 4;

export const host = (): HTMLElement => document.getElementById('stage') as HTMLElement;

/** The root of the widget's elements: its element or its shadow root. */
function widgetRoot(): ParentNode {
  const element = host().querySelector('pricerx-auth');
  return element?.shadowRoot ?? element ?? host();
}

/** Finds an element in the widget, or in the light DOM, where others such as Google draw into the widget. */
export const find = (selector: string): HTMLElement | null =>
  widgetRoot().querySelector<HTMLElement>(selector) ?? host().querySelector<HTMLElement>(selector);

/** Whether the texts of the language are loaded. Until then the widget is invisible. */
export const areTextsHere = (): boolean =>
  widgetRoot().firstElementChild?.getAttribute('style')?.includes('hidden') !== true;

export async function until(what: string, test: () => boolean): Promise<void> {
  for (let waited = 0; !test(); waited += TURN_MS) {
    if (waited > LIMIT_MS) throw new Error(`Timeout: ${what}.`);
    await wait(TURN_MS);
  }
}

/** A text with everything visible of the widget, to detect when it stops changing. */
const trace = (): string => {
  const root = widgetRoot();
  const values = [...root.querySelectorAll('input')].map(({ value }) => value);
  const height = host().getBoundingClientRect().height;
  const html = [...root.children].map((child) => child.outerHTML).join('');
  return `${html}${values.join('|')}${height}`;
};

/** Waits until no call is pending and nothing changes any more. */
export async function atRest(): Promise<void> {
  let last = '';
  let quiet = 0;
  await until('rest', () => {
    const now = callsInFlight() === 0 ? trace() : '';
    quiet = now !== '' && now === last ? quiet + 1 : 0;
    last = now;
    return quiet >= 4;
  });
}
