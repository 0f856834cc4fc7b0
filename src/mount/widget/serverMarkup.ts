import { fingerprintOf } from '../../domain/config/fingerprint';
import { FINGERPRINT } from '../../domain/constants';
import type { WidgetKind } from '../../domain/screens';
import { STYLE_ROOT } from '../../ui/styling/styleCache';
import { TAG, THEMED, type WidgetElement } from './widgetElement';
import type { WidgetArgs } from './widgetKind';

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

/** Keeps presses of the server's markup, which nothing else handles until the painter has drawn over it. */
export function keepPresses(element: WidgetElement, mountPoint: HTMLElement): void {
  // mount/server/earlyScript.ts has done the same, unless the page's policy forbids it.
  if ('pressed' in element) return;
  element.pressed = null;
  for (const button of mountPoint.querySelectorAll<HTMLButtonElement>('[type=submit]'))
    button.disabled = false;
  mountPoint.addEventListener('submit', (event) => event.preventDefault());
  mountPoint.addEventListener('click', ({ target }) => {
    element.pressed = (target as Element).closest('button');
  });
}
