import { FINGERPRINT } from '../../domain/constants';

export const TAG = 'pricerx-auth';

/** Attribute of the host's element. The theme's custom properties are declared for it. */
export const THEMED = 'data-pricerx';

/** The widget's custom element. It reports when the page removes it. */
export interface WidgetElement extends HTMLElement {
  onRemoved?: () => void;
  /** The last button that the visitor has pressed while the server's markup is shown. */
  pressed?: HTMLElement | null;
}

/**
 * The first copy of the package on a page defines the element for all copies. Its class does nothing but call
 * `onRemoved`, so that different versions can share it.
 */
export function defineOnce(): void {
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

/**
 * Suffix of element ids: empty in the first widget of a page, a number in each further one. A server's markup keeps its own, if no
 * mounted widget and no element of the page has it.
 */
export function freeIdSuffix(tree: Document | ShadowRoot, markup: HTMLElement | undefined): string {
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
