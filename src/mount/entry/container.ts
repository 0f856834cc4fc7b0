import type { WidgetKind } from '../../domain/screens';
import { directionOf } from '../../domain/text/locales';
import { declarationsOf } from '../../domain/theme/tokens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { createSheet, STYLE_ROOT, type Sheet } from '../../ui/styling/styleCache';
import type { Connection } from './connection';
import type { WidgetArgs } from './kinds/widgetKind';
import type { Mount } from './mountArgs';

/** A mounted widget, stored on the host's element. */
export interface Mounted<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  subject: string | undefined;
  connection: Connection;
  isInPlace(): boolean;
  replace(args: Args): void;
  mount: Mount;
}

export const MOUNTED = Symbol.for('pricerx-auth.mounted');
export type HostElement = Element & { [MOUNTED]?: Mounted };

const TAG = 'pricerx-auth';

/** Attribute of the host's element. The theme's custom properties are declared for it. */
const THEMED = 'data-pricerx';

/** The widget's custom element. It reports when the page removes it. */
interface WidgetElement extends HTMLElement {
  onRemoved?: () => void;
}

/**
 * The first copy of the package on a page defines the element for all copies. Its class does nothing but call
 * `onRemoved`, so that different versions can share it.
 */
function defineOnce(): void {
  if (customElements.get(TAG)) return;
  customElements.define(
    TAG,
    class extends HTMLElement {
      onRemoved?: () => void;

      disconnectedCallback() {
        // An element that is moved is disconnected and connected again in the same task.
        queueMicrotask(() => {
          if (!this.isConnected) this.onRemoved?.();
        });
      }
    },
  );
}

export interface WidgetContainer {
  element: HTMLElement;
  /** The element that is painted and hydrated. */
  mountPoint: HTMLElement;
  /** The document or shadow root to which style sheets are added. */
  styleRoot: Document | ShadowRoot;
  /**
   * Sets the widget's `lang` and `dir`, and the theme's custom properties. The
   * widget is invisible and keeps its space until `isReady`.
   */
  update(language: string | undefined, isReady: boolean, theme: ResolvedTheme): void;
  remove(): void;
}

/** Adds an empty widget element to the host's element: in light DOM, or with an open shadow root. */
export function createContainer(
  host: Element,
  shadow: boolean,
  idSuffix: string,
  nonce: string | undefined,
  onRemoved: () => void,
): WidgetContainer {
  defineOnce();
  const element = document.createElement(TAG) as WidgetElement;
  // Page styles for unknown elements may set another display value.
  element.style.setProperty('display', 'block');
  const mountPoint = document.createElement('div');
  mountPoint.className = STYLE_ROOT;
  const root = shadow ? element.attachShadow({ mode: 'open' }) : null;
  (root ?? element).append(mountPoint);
  element.onRemoved = onRemoved;
  host.append(element);
  // If the host's element is inside a shadow root, styles of the document do not apply to it.
  const place = host.getRootNode();
  const outerRoot = place instanceof ShadowRoot ? place : document;
  element.dataset.ids = idSuffix;
  host.setAttribute(THEMED, idSuffix);
  let sheet: Sheet | undefined;

  return {
    element,
    mountPoint,
    styleRoot: root ?? outerRoot,
    update(language, isReady, theme) {
      sheet?.remove();
      sheet = createSheet(outerRoot, element, nonce);
      // `:where` has no specificity, so any rule of the page overrides it.
      sheet.insert(`:where([${THEMED}="${idSuffix}"]){${declarationsOf(theme)}}`);
      if (language) element.lang = language;
      else element.removeAttribute('lang');
      element.dir = directionOf(language);
      mountPoint.style.visibility = isReady ? '' : 'hidden';
    },
    remove() {
      element.onRemoved = undefined;
      element.remove();
      sheet?.remove();
      host.removeAttribute(THEMED);
    },
  };
}

/** Suffix of element ids: empty in the first widget of a page, a number in each further one. */
export function freeIdSuffix(): string {
  const taken = new Set(
    [...document.querySelectorAll<HTMLElement>(TAG)].map(({ dataset }) => dataset.ids ?? ''),
  );
  let suffix = '';
  for (let number = 2; taken.has(suffix); number += 1) suffix = `-${number}`;
  return suffix;
}
