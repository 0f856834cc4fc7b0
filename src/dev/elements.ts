import { ROLES, type VisitAct } from '../domain/visit/visit';
import { isWidgetMessage } from './widgetMessages';
import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

const WIDGET = 'pricerx-auth';

/** The root of a widget's elements: the custom element, or its shadow root. */
export type WidgetRoot = HTMLElement | ShadowRoot;

export const widgetRootIn = (place: ParentNode): WidgetRoot | null => {
  const element = place.querySelector<HTMLElement>(WIDGET);
  return element?.shadowRoot ?? element;
};

/**
 * The elements from an event's target up to the widget, and the widget's root. Null when the target is outside of
 * widgets.
 */
export function widgetPathOf(event: Event): { path: Element[]; root: WidgetRoot } | null {
  const elements = event.composedPath().filter((target) => target instanceof Element);
  const end = elements.findIndex(({ localName }) => localName === WIDGET);
  const element = elements[end];
  if (!(element instanceof HTMLElement)) return null;
  return { path: elements.slice(0, end), root: element.shadowRoot ?? element };
}

/** The ARIA role. A password field has no role in ARIA, so it gets the role of a text field. */
export function roleOf(element: Element): VisitAct['role'] {
  const isPassword = element instanceof HTMLInputElement && element.type === 'password';
  const role = isPassword ? 'textbox' : getRole(element);
  return ROLES.find((known) => known === role) ?? 'generic';
}

export const nameOf = (element: Element): string =>
  computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Two names are compared by this. All names that are no text of the widget are the same, as in a recorded visit. */
const comparable = (name: string): string =>
  // Browsers differ in the spaces of an accessible name.
  isWidgetMessage(name) ? name.replace(/\s/g, '') : '';

/** The visible elements with a role and an accessible name, in document order. */
export function elementsOf(root: WidgetRoot, { role, name }: Pick<VisitAct, 'role' | 'name'>): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      roleOf(element) === role &&
      !isInaccessible(element) &&
      comparable(nameOf(element)) === comparable(name),
  );
}

const NAMED_ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'textbox', 'combobox', 'heading', 'alert'];

/** Lists the roles and names of a widget's visible elements, for error messages. */
export const listElements = (root: WidgetRoot): string =>
  [...root.querySelectorAll('*')]
    .filter((element) => NAMED_ROLES.includes(roleOf(element)) && !isInaccessible(element))
    .map((element) => `${roleOf(element)} "${nameOf(element) || (element.textContent ?? '').trim()}"`)
    .join(', ');
