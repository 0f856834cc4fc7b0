import { STYLE_ROOT } from '../ui/styleCache';

const TAG = 'pricerx-auth';

/** The widget's own element on the page. It tells when it is taken off the page by someone else's hand. */
interface WidgetElement extends HTMLElement {
  onRemoved?: () => void;
}

/**
 * The first copy of the package on a page defines the element for all: the class holds nothing but the call of `onRemoved`,
 * so that any version can use any other's.
 */
function defineOnce(): void {
  if (customElements.get(TAG)) return;
  customElements.define(
    TAG,
    class extends HTMLElement {
      onRemoved?: () => void;

      disconnectedCallback() {
        // Moved to another place in the page: it is connected again by the end of the task.
        queueMicrotask(() => {
          if (!this.isConnected) this.onRemoved?.();
        });
      }
    },
  );
}

export interface Surface {
  element: HTMLElement;
  /** Where React draws. */
  mountPoint: HTMLElement;
  /** What the styles are scoped to. */
  styleRoot: Document | ShadowRoot;
  /**
   * Says in which language the widget's texts are, whatever the page around it is in; nothing where that is not known. Texts
   * that are not here yet are not seen, and the widget's place is kept.
   */
  showIn(language: string | undefined, areTextsHere: boolean): void;
  remove(): void;
}

/** Puts an empty widget element into the host's element, in light DOM or with an open shadow root. */
export function createSurface(host: Element, shadow: boolean, onRemoved: () => void): Surface {
  defineOnce();
  const element = document.createElement(TAG) as WidgetElement;
  // The page's own rules for unknown elements would make it inline.
  element.style.setProperty('display', 'block');
  const mountPoint = document.createElement('div');
  mountPoint.className = STYLE_ROOT;
  const root = shadow ? element.attachShadow({ mode: 'open' }) : null;
  (root ?? element).append(mountPoint);
  element.onRemoved = onRemoved;
  host.append(element);
  // A host may itself live in a shadow root: styles of the document do not reach it there.
  const place = host.getRootNode();
  return {
    element,
    mountPoint,
    styleRoot: root ?? (place instanceof ShadowRoot ? place : document),
    showIn(language, areTextsHere) {
      if (language) element.lang = language;
      else element.removeAttribute('lang');
      mountPoint.style.visibility = areTextsHere ? '' : 'hidden';
    },
    remove() {
      element.onRemoved = undefined;
      element.remove();
    },
  };
}

/** Ids of inputs stay plain for the first widget of a page, and get a number for each further one. */
export function freeIdSuffix(): string {
  const taken = new Set(
    [...document.querySelectorAll<HTMLElement>(TAG)].map(({ dataset }) => dataset.ids ?? ''),
  );
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`;
    if (!taken.has(suffix)) return suffix;
  }
}
