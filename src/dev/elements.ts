import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

const WIDGET = 'pricerx-auth';

/** The widget's elements: in the page, or in its shadow root. */
export type WidgetRoot = HTMLElement | ShadowRoot;

export const widgetRootIn = (place: ParentNode): WidgetRoot | null => {
  const element = place.querySelector<HTMLElement>(WIDGET);
  return element?.shadowRoot ?? element;
};

/** The elements from an event's target up to its widget, and the widget; null when the event is of the host page. */
export function widgetPathOf(event: Event): { path: Element[]; root: WidgetRoot } | null {
  const elements = event.composedPath().filter((target) => target instanceof Element);
  const end = elements.findIndex(({ localName }) => localName === WIDGET);
  const element = elements[end];
  if (!(element instanceof HTMLElement)) return null;
  return { path: elements.slice(0, end), root: element.shadowRoot ?? element };
}

/** As ARIA has it; a password field, which has none there, is a text field. */
export const roleOf = (element: Element): string =>
  element instanceof HTMLInputElement && element.type === 'password' ? 'textbox' : (getRole(element) ?? '');

export const nameOf = (element: Element): string =>
  computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Browsers separate the words of a name differently, by the styles of its parts. */
const letters = (name: string): string => name.replace(/\s/g, '');

/** The elements of a role and name, in document order, without hidden ones. */
export function elementsOf(
  root: WidgetRoot,
  role: string,
  name: string,
  shown: (name: string) => string = (text) => text,
): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      roleOf(element) === role &&
      !isInaccessible(element) &&
      letters(shown(nameOf(element))) === letters(name),
  );
}

const NAMED_ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'textbox', 'combobox', 'heading', 'alert'];

/** What a widget shows, in a line: for messages. */
export const shownIn = (root: WidgetRoot): string =>
  [...root.querySelectorAll('*')]
    .filter((element) => NAMED_ROLES.includes(roleOf(element)) && !isInaccessible(element))
    .map((element) => `${roleOf(element)} "${nameOf(element) || (element.textContent ?? '').trim()}"`)
    .join(', ');
