import type { VisitAct } from '../domain/visit/visit';
import { elementsOf, nameOf, roleOf, widgetPathOf, type WidgetRoot } from './elements';

export interface HeardAct extends VisitAct {
  element: Element;
}

const CLICKED_ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem'];
/** Keys that do something outside of text fields. Enter and the space bar make clicks. */
const PRESSED_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];

const isField = (element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** An act with an element, described before the widget changes. */
function heardAct(root: WidgetRoot, element: Element, act: VisitAct['act'], value?: string): HeardAct {
  const [role, name] = [roleOf(element), nameOf(element)];
  const nth = elementsOf(root, role, name).indexOf(element as HTMLElement);
  return {
    kind: 'act',
    act,
    role,
    name,
    ...(nth > 0 && { nth }),
    ...(value !== undefined && { value }),
    element,
  };
}

type Heard = [element: Element, act: VisitAct['act'], value?: string];

/** What an event means; null when it is no act, or another event of the same act says more. */
function actIn(event: Event, path: readonly Element[]): Heard | null {
  const [target] = path;
  if (target === undefined) return null;
  if (event.type === 'click') {
    const clicked = path.find((element) => CLICKED_ROLES.includes(roleOf(element)));
    return clicked && !isField(target) ? [clicked, 'click'] : null;
  }
  if (event.type === 'input') {
    if (target instanceof HTMLSelectElement) return [target, 'choose', target.value];
    return isField(target) ? [target, 'type', target.value] : null;
  }
  if (event instanceof KeyboardEvent && event.type === 'keydown') {
    const isAct =
      PRESSED_KEYS.includes(event.key) && !isField(target) && !(target instanceof HTMLSelectElement);
    return isAct ? [target, 'press', event.key] : null;
  }
  return null;
}

/** Tells the visitor's acts in all widgets of the page, before the widgets handle them. Returns a function that ends it. */
export function listenToActs(hear: (act: HeardAct) => void): () => void {
  const listening = new AbortController();
  const onEvent = (event: Event): void => {
    const place = widgetPathOf(event);
    const heard = place && actIn(event, place.path);
    if (heard) hear(heardAct(place.root, ...heard));
  };
  /** A paste that the widget does not handle itself becomes an `input` event. */
  const onPaste = (event: ClipboardEvent): void => {
    const place = widgetPathOf(event);
    const target = place?.path[0];
    const text = event.clipboardData?.getData('text') ?? '';
    if (place && isField(target)) hear(heardAct(place.root, target, 'paste', text));
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of ['click', 'input', 'keydown']) document.addEventListener(type, onEvent, options);
  document.addEventListener('paste', onPaste, options);
  return () => listening.abort();
}
