import type { Page } from '@playwright/test';
import type { HostStyle } from '../site/hostStyles';

const LOOK = [
  ...['display', 'visibility', 'opacity', 'transform', 'color', 'backgroundColor', 'boxShadow', 'cursor'],
  ...['borderTopWidth', 'borderTopColor', 'borderTopLeftRadius', 'textTransform', 'textDecorationLine'],
  ...['textShadow', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontVariantCaps', 'letterSpacing'],
  ...['textAlign', 'outlineStyle', 'webkitTextFillColor', 'webkitTextStrokeWidth', 'colorScheme', 'zoom'],
  ...['textIndent', 'appearance', 'fill', 'stroke', 'pointerEvents', 'listStyleType'],
];

interface Seen {
  element: string;
  /** Left, top, width and height in its widget. */
  box: number[];
  look: Record<string, string>;
}

/**
 * The changes of the widget under each of the page's own style sheets, by the style sheet's name: boxes that differ
 * by more than a pixel, other styles, and pseudo-elements. Under a policy the nonce is `host`.
 */
export const changedByPage = (page: Page, styles: HostStyle[]): Promise<Record<string, string[]>> =>
  page.evaluate(
    async ([names, rules]) => {
      const widget = document.querySelector('pricerx-auth');
      const lookOf = (style: CSSStyleDeclaration, wanted: string[]) =>
        Object.fromEntries(wanted.map((name) => [name, style[name as 'color']]));

      function pseudoOf(element: Element): [string, Record<string, string>][] {
        const type = ['fontSize', 'letterSpacing', 'fontWeight', 'color'];
        const box = ['content', 'width', 'height', 'padding', 'margin', 'borderWidth', 'position'];
        const around = ['::before', '::after'].map((pseudo): [string, Record<string, string>] => {
          const style = getComputedStyle(element, pseudo);
          return [pseudo, /none|normal/.test(style.content) ? {} : lookOf(style, box)];
        });
        const within = [
          '::first-letter',
          '::first-line',
          ...(element.matches('[placeholder]') ? ['::placeholder'] : []),
        ];
        return [
          ...around,
          ...within.map((pseudo): [string, Record<string, string>] => [
            pseudo,
            lookOf(getComputedStyle(element, pseudo), type),
          ]),
        ];
      }

      function see(): Seen[] {
        const root = (widget?.shadowRoot ?? widget)?.querySelector('.pricerx-widget > div');
        if (!root) return [];
        const { left, top } = root.getBoundingClientRect();
        // Content that Google draws is not part of the widget.
        const elements = [
          root,
          ...root.querySelectorAll(':not(option, optgroup, [data-prompt_parent_id] *)'),
        ];
        return elements.flatMap((element, place): Seen[] => {
          const rect = element.getBoundingClientRect();
          // An element with `display: contents` has no box.
          const isDrawn = element.getClientRects().length > 0;
          const text = element.childElementCount === 0 ? (element.textContent ?? '').slice(0, 20) : '';
          const name = `${place} ${element.localName} ${text}`;
          const box = isDrawn ? [rect.left - left, rect.top - top, rect.width, rect.height] : [0, 0, 0, 0];
          const isShape = element.matches('svg *');
          const look = isDrawn ? lookOf(getComputedStyle(element), isShape ? ['fill'] : names) : {};
          const pseudo = isShape ? [] : pseudoOf(element);
          return [
            { element: name, box, look },
            ...pseudo.map(([kind, its]) => ({ element: name + kind, box: [], look: its })),
          ];
        });
      }

      function differences(plain: Seen[], other: Seen[]): string[] {
        if (plain.length !== other.length)
          return [`${plain.length} elements before, and ${other.length} afterwards`];
        return plain.flatMap(({ element, box, look }, index) => {
          const after = other[index] as Seen;
          const isMoved = box.some((value, side) => Math.abs(value - (after.box[side] ?? 0)) > 1);
          const keys = new Set([...Object.keys(look), ...Object.keys(after.look)]);
          return [
            ...(isMoved
              ? [`${element}: ${box.map(Math.round).join()} is ${after.box.map(Math.round).join()}`]
              : []),
            ...[...keys]
              .filter((key) => look[key] !== after.look[key])
              .map((key) => `${element}: ${key} ${look[key]} is ${after.look[key]}`),
          ];
        });
      }

      /** Toasts follow their card one frame after it has moved. */
      const hasToasts = (widget?.shadowRoot ?? widget)?.querySelector('[popover]') !== null;
      async function changesAtRest(): Promise<string[]> {
        let changes = differences(plain, see());
        for (let frame = 0; hasToasts && changes.length > 0 && frame < 60; frame += 1) {
          await new Promise((done) => requestAnimationFrame(done));
          changes = differences(plain, see());
        }
        return changes;
      }

      const plain = see();
      if (plain.length === 0 && widget?.textContent) throw new Error('The widget is not found.');
      const found: Record<string, string[]> = {};
      for (const { name, css } of rules) {
        const tag = document.createElement('style');
        tag.nonce = 'host';
        tag.append(css);
        document.head.append(tag);
        const changes = await changesAtRest();
        tag.remove();
        await changesAtRest();
        if (changes.length > 0) found[name] = changes.slice(0, 12);
      }
      return found;
    },
    [LOOK, styles] as const,
  );
