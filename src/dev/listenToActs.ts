import type { VisitAct } from '../domain/visit/visit';
import { elementsOf, nameOf, roleOf, widgetPathOf, type WidgetRoot } from './elements';

export interface ObservedAct extends VisitAct {
  element: Element;
}

const CLICKED_ROLES = ['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem'];
/** Keys that are recorded outside of text fields. Enter and the space bar cause click events. */
const PRESSED_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape'];

const isField = (element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button', 'submit'].includes(element.type));

/** Describes the element at the time of the event, because the widget may change it afterwards. */
function describe(root: WidgetRoot, element: Element, act: VisitAct['act'], value?: string): ObservedAct {
  const own = { role: roleOf(element), name: nameOf(element) };
  const nth = elementsOf(root, own).indexOf(element as HTMLElement);
  return {
    kind: 'act',
    act,
    ...own,
    ...(nth > 0 && { nth }),
    ...(value !== undefined && { value }),
    element,
  };
}

type ActOnElement = [element: Element, act: VisitAct['act'], value?: string];

/** The act of an event. Null when the event is not recorded, or a later event of the same act is. */
function actOf(event: Event, path: readonly Element[]): ActOnElement | null {
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

/**
 * Observes the visitor's acts in all widgets of the page.
 * @param onAct called before the widget handles the event
 * @returns a function that removes the listeners
 */
export function listenToActs(onAct: (act: ObservedAct) => void): () => void {
  const listening = new AbortController();
  const onEvent = (event: Event): void => {
    const place = widgetPathOf(event);
    const act = place && actOf(event, place.path);
    if (act) onAct(describe(place.root, ...act));
  };
  /** If the widget does not handle the paste itself, an `input` event follows. */
  const onPaste = (event: ClipboardEvent): void => {
    const place = widgetPathOf(event);
    const target = place?.path[0];
    const text = event.clipboardData?.getData('text') ?? '';
    if (place && isField(target)) onAct(describe(place.root, target, 'paste', text));
  };
  const options = { capture: true, signal: listening.signal };
  for (const type of ['click', 'input', 'keydown']) document.addEventListener(type, onEvent, options);
  document.addEventListener('paste', onPaste, options);
  return () => listening.abort();
}
