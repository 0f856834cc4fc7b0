import { fingerprintOf } from '../../domain/config/fingerprint';
import { FINGERPRINT } from '../../domain/constants';
import type { WidgetKind } from '../../domain/screens';
import { directionOf } from '../../domain/text/locales';
import { declarationsOf } from '../../domain/theme/tokens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { createSheet, type Sheet } from '../../ui/styling/sheet';
import { STYLE_ROOT } from '../../ui/styling/styleCache';
import type { Connection } from './connection';
import type { WidgetArgs } from './kinds/widgetKind';
import type { Mount } from './mountArgs';
import { textScaleOf, withTextScale } from './textScale';

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
  /** The last button that the visitor has pressed while the server's markup is shown. */
  pressed?: HTMLElement | null;
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

/** A widget that a server has rendered in the host's element. */
export interface ServerMarkup {
  fingerprint: string;
  /** Suffix of its element ids. */
  idSuffix: string;
  element: WidgetElement;
  mountPoint: HTMLElement;
}

/**
 * The server's markup in the host's element that no mount has adopted. Other markup of ours is a copy that the page has made, such as
 * Turbo's and htmx's of an earlier page: nothing would answer its form, so it is removed.
 */
export function findServerMarkup(host: Element): ServerMarkup | null {
  const ours = [...host.children].filter((child) => child.matches(`${TAG},style[${THEMED}]`));
  const element = ours.find((child): child is WidgetElement => child.hasAttribute(FINGERPRINT));
  for (const copy of ours) if (copy !== element) copy.remove();
  const mountPoint = (element?.shadowRoot ?? element)?.querySelector<HTMLElement>(`.${STYLE_ROOT}`);
  if (!element) return null;
  const { ids = '' } = element.dataset;
  if (mountPoint)
    return { fingerprint: element.getAttribute(FINGERPRINT) ?? '', idSuffix: ids, element, mountPoint };
  // A browser without declarative shadow roots has not rendered it.
  element.remove();
  return null;
}

/** Whether a server has rendered what a mount with these arguments draws, in this language and with these ids. */
export const isRenderedFrom = (
  { fingerprint, element, idSuffix }: ServerMarkup,
  kind: WidgetKind,
  args: WidgetArgs,
  shown: { tag: string | undefined; idSuffix: string },
): boolean =>
  fingerprint === fingerprintOf(kind, args) &&
  idSuffix === shown.idSuffix &&
  element.lang === (shown.tag ?? '') &&
  // The page's own scheme may differ from the visitor's setting, which the server's style sheet follows.
  args.colorScheme !== 'auto';

interface WidgetContainer {
  idSuffix: string;
  element: HTMLElement;
  /** The element that is painted and hydrated. */
  mountPoint: HTMLElement;
  /** The document or shadow root to which style sheets are added. */
  styleRoot: Document | ShadowRoot;
  /** Whether the server's markup is shown, which the first `update` that is ready replaces. */
  isServerMarkup(): boolean;
  /** Whether the visitor has not changed the browser's text size. */
  hasUsualText: boolean;
  /**
   * Sets the widget's `lang` and `dir`, and the theme's custom properties. A painted
   * widget is invisible and keeps its space until `isReady`.
   */
  update(language: string | undefined, isReady: boolean, theme: ResolvedTheme): void;
  /** Keeps presses of the server's markup, which nothing else handles until the first `update` that is ready. */
  keepPresses(): void;
  /** Whether the visitor has pressed a button of the server's markup. */
  isPressed(): boolean;
  /** That button; null after the first call. */
  takePressed(): HTMLElement | null;
  remove(): void;
}

function createElement(host: Element, shadow: boolean): Pick<ServerMarkup, 'element' | 'mountPoint'> {
  const element = document.createElement(TAG) as WidgetElement;
  const mountPoint = document.createElement('div');
  mountPoint.className = STYLE_ROOT;
  (shadow ? element.attachShadow({ mode: 'open' }) : element).append(mountPoint);
  host.append(element);
  return { element, mountPoint };
}

/** Takes the element that a server has rendered, or adds an empty one: in light DOM, or with an open shadow root. */
export function createContainer(
  host: Element,
  markup: ServerMarkup | null,
  shadow: boolean,
  nonce: string | undefined,
  onRemoved: () => void,
): WidgetContainer {
  defineOnce();
  // If the host's element is inside a shadow root, styles of the document do not apply to it.
  const place = host.getRootNode();
  const outerRoot = place instanceof ShadowRoot ? place : document;
  const idSuffix = freeIdSuffix(outerRoot, markup?.element);
  const { element, mountPoint } = markup ?? createElement(host, shadow);
  // Page styles for unknown elements may set another display value.
  element.style.display = 'block';
  element.onRemoved = onRemoved;
  element.dataset.ids = idSuffix;
  host.setAttribute(THEMED, idSuffix);
  const textScale = textScaleOf(element);
  let sheet: Sheet | undefined;
  let isTaken = false;

  const isServerMarkup = () => element.hasAttribute(FINGERPRINT);
  return {
    idSuffix,
    element,
    mountPoint,
    styleRoot: element.shadowRoot ?? outerRoot,
    isServerMarkup,
    hasUsualText: textScale === 1,
    update(language, isReady, theme) {
      if (isServerMarkup() && !isReady) return;
      sheet?.remove();
      sheet = createSheet(outerRoot, element, nonce);
      // `:where` has no specificity, so any rule of the page overrides it.
      sheet.insert(`:where([${THEMED}="${idSuffix}"]){${declarationsOf(withTextScale(theme, textScale))}}`);
      if (language) element.lang = language;
      else element.removeAttribute('lang');
      element.dir = directionOf(language);
      mountPoint.style.visibility = isReady ? '' : 'hidden';
      // The server's rules for the theme depend on this attribute.
      element.removeAttribute(FINGERPRINT);
    },
    keepPresses() {
      // mount/server/earlyScript.ts has done the same, unless the page's policy forbids it.
      if ('pressed' in element) return;
      element.pressed = null;
      for (const button of mountPoint.querySelectorAll<HTMLButtonElement>('[type=submit]'))
        button.disabled = false;
      mountPoint.addEventListener('submit', (event) => event.preventDefault());
      mountPoint.addEventListener('click', ({ target }) => {
        element.pressed = (target as Element).closest('button');
      });
    },
    isPressed: () => Boolean(element.pressed),
    takePressed() {
      const pressed = isTaken ? null : (element.pressed ?? null);
      isTaken = true;
      return pressed;
    },
    remove() {
      element.onRemoved = undefined;
      element.remove();
      sheet?.remove();
      host.removeAttribute(THEMED);
    },
  };
}

/**
 * Suffix of element ids: empty in the first widget of a page, a number in each further one. A server's markup keeps its own, if no
 * mounted widget and no element of the page has it.
 */
function freeIdSuffix(tree: Document | ShadowRoot, markup: HTMLElement | undefined): string {
  const widgets = [...document.querySelectorAll<WidgetElement>(TAG)].filter(
    (widget) => widget !== markup && !(markup && widget.hasAttribute(FINGERPRINT)),
  );
  const taken = new Set(widgets.map(({ dataset }) => dataset.ids ?? ''));
  const ofThePage = [...tree.querySelectorAll('[id^=pricerx-]')].filter((element) => !element.closest(TAG));
  // Markup of others in the host's element may have any text, which would become part of a selector.
  const isFree = (suffix: string) =>
    /^(-\d+)?$/.test(suffix) && !taken.has(suffix) && !ofThePage.some(({ id }) => id.includes(suffix));
  let suffix = markup?.dataset.ids ?? '';
  for (let number = 2; !isFree(suffix); number += 1) suffix = `-${number}`;
  return suffix;
}
