import { FINGERPRINT } from '../../domain/constants';
import { directionOf } from '../../domain/text/locales';
import { declarationsOf } from '../../domain/theme/tokens';
import type { ResolvedTheme } from '../../domain/theme/theme';
import { watchCompositions } from '../../ui/inputs/composition';
import { createSheet, type Sheet } from '../../ui/styling/sheet';
import { createStyleCache, STYLE_ROOT, type StyleCache } from '../../ui/styling/styleCache';
import type { ServerMarkup } from './serverMarkup';
import { textScaleOf, withTextScale } from './textScale';
import { defineOnce, freeIdSuffix, TAG, THEMED, type WidgetElement } from './widgetElement';

export interface WidgetContainer {
  idSuffix: string;
  element: WidgetElement;
  /** The element that is painted and hydrated. */
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  /** Whether the server's markup is shown, which the first `update` that is ready replaces. */
  isServerMarkup(): boolean;
  /** Resolves when no server's markup is shown. */
  replaced: Promise<void>;
  /** Whether the visitor has not changed the browser's text size. */
  hasUsualText: boolean;
  /**
   * Sets the widget's `lang` and `dir`, and the theme's custom properties. A painted
   * widget is invisible and keeps its space until `isReady`.
   */
  update(language: string | undefined, isReady: boolean, theme: ResolvedTheme): void;
  /** The button of the server's markup that the visitor has pressed; null after the first call. */
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

/** The server's markup, if it is in the tree that is wanted: light DOM, or a shadow root. Another one is removed. */
function adoptable(markup: ServerMarkup | null, shadow: boolean): ServerMarkup | null {
  if (markup && (markup.element.shadowRoot !== null) === shadow) return markup;
  markup?.element.remove();
  return null;
}

/** The tree of the host's element. If that is inside a shadow root, styles of the document do not apply to it. */
function treeOf(host: Element): Document | ShadowRoot {
  const place = host.getRootNode();
  return place instanceof ShadowRoot ? place : document;
}

/** Takes the element that a server has rendered, or adds an empty one: in light DOM, or with an open shadow root. */
export function createContainer(
  host: Element,
  rendered: ServerMarkup | null,
  shadow: boolean,
  nonce: string | undefined,
  onRemoved: () => void,
): WidgetContainer {
  defineOnce();
  const outerRoot = treeOf(host);
  const markup = adoptable(rendered, shadow);
  const idSuffix = freeIdSuffix(outerRoot, markup?.element);
  const { element, mountPoint } = markup ?? createElement(host, shadow);
  // Page styles for unknown elements may set another display value.
  element.style.display = 'block';
  element.onRemoved = onRemoved;
  element.dataset.ids = idSuffix;
  host.setAttribute(THEMED, idSuffix);
  watchCompositions(mountPoint);
  const textScale = textScaleOf(element);
  let sheet: Sheet | undefined;
  let isTaken = false;
  let onReplaced = (): void => undefined;
  const isServerMarkup = () => element.hasAttribute(FINGERPRINT);

  return {
    idSuffix,
    element,
    mountPoint,
    styleCache: createStyleCache(() => createSheet(element.shadowRoot ?? outerRoot, mountPoint, nonce)),
    isServerMarkup,
    replaced: new Promise<void>((resolve) => (isServerMarkup() ? (onReplaced = resolve) : resolve())),
    hasUsualText: textScale === 1,
    update(language, isReady, theme) {
      if (isServerMarkup() && !isReady) return;
      sheet?.remove();
      sheet = createSheet(outerRoot, element, nonce);
      // `:where` has no specificity, so any rule of the page overrides it.
      sheet.insert([`:where([${THEMED}="${idSuffix}"]){${declarationsOf(withTextScale(theme, textScale))}}`]);
      if (language) element.lang = language;
      else element.removeAttribute('lang');
      element.dir = directionOf(language);
      mountPoint.style.visibility = isReady ? '' : 'hidden';
      // The server's rules for the theme depend on this attribute.
      element.removeAttribute(FINGERPRINT);
      onReplaced();
    },
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
