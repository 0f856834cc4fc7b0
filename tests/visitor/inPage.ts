import type { Wanted } from './wanted';

/** An element's position (its middle) in the window, and its text and value. */
export interface Found {
  x: number;
  y: number;
  name: string;
  value: string;
  focused: boolean;
  disabled: boolean;
}

/**
 * Finds the first visible element, also in shadow roots. Runs in the page. From its first call on it collects the
 * page's errors.
 */
export function findInPage({ css, name, part, value, focused }: Wanted, scroll: boolean): Found | null {
  const page = window as unknown as { complained?: string[] };
  if (!page.complained) {
    const complained: string[] = (page.complained = []);
    window.addEventListener('error', ({ message }) => complained.push(message));
    window.addEventListener('unhandledrejection', ({ reason }) => complained.push(String(reason)));
    document.addEventListener('securitypolicyviolation', (refused) =>
      complained.push(`${refused.effectiveDirective}: ${refused.blockedURI} ${refused.sample}`),
    );
    const tell = console.error.bind(console);
    console.error = (...told: unknown[]) => {
      complained.push(told.join(' '));
      tell(...told);
    };
  }
  const tidy = (said: string | null | undefined) => (said ?? '').replace(/\s+/g, ' ').trim();
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? all(each.shadowRoot) : [])),
  ];
  const nameOf = (each: Element) =>
    tidy(each.getAttribute('aria-label') ?? each.textContent).replace(/ ?Last used$/, '');
  const isVisible = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    // What a closed <details> hides has a size too. jsdom lacks the method.
    const isDrawn = typeof each.checkVisibility !== 'function' || each.checkVisibility();
    return width > 0 && height > 0 && isDrawn && getComputedStyle(each).visibility === 'visible';
  };
  const element = all(document).find(
    (each) =>
      isVisible(each) &&
      (name === undefined || nameOf(each) === name) &&
      (part === undefined || nameOf(each).includes(part)) &&
      (value === undefined || (each as HTMLInputElement).value === value) &&
      (!focused || (each.getRootNode() as Document | ShadowRoot).activeElement === each),
  );
  if (!element) return null;
  if (scroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  return {
    x: left + width / 2,
    y: top + height / 2,
    name: nameOf(element),
    value: (element as HTMLInputElement).value ?? '',
    focused: root.activeElement === element,
    disabled: element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
  };
}

/** Sets a value and dispatches its events, as password managers and keyboards do. */
export function fillInPage(css: string, value: string, events: string[]): number {
  const all = (root: Document | ShadowRoot): Element[] => [
    ...root.querySelectorAll(css),
    ...[...root.querySelectorAll('*')].flatMap((each) => (each.shadowRoot ? all(each.shadowRoot) : [])),
  ];
  const fields = all(document) as HTMLInputElement[];
  for (const field of fields) {
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value');
    native?.set?.call(field, value);
    for (const type of events) {
      const data = { bubbles: true, composed: true };
      field.dispatchEvent(
        type === 'input'
          ? new InputEvent('input', { ...data, data: value, inputType: 'insertReplacementText' })
          : new Event(type, data),
      );
    }
  }
  return fields.length;
}

export const complaintsInPage = (): string[] =>
  (window as unknown as { complained?: string[] }).complained ?? [];
