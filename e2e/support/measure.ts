import type { Page } from 'playwright-core';

/** What somebody sees of one element: where it is in its widget, and how it looks. */
export interface Seen {
  element: string;
  box: [left: number, top: number, width: number, height: number];
  look: Record<string, string>;
}

const LOOK = [
  ...['display', 'visibility', 'opacity', 'transform', 'color', 'backgroundColor', 'boxShadow', 'cursor'],
  ...['borderTopWidth', 'borderTopColor', 'borderTopLeftRadius', 'textTransform', 'textDecorationLine'],
  ...['textShadow', 'fontFamily', 'fontSize', 'fontWeight', 'fontStyle', 'fontVariantCaps', 'letterSpacing'],
  ...['textAlign', 'outlineStyle', 'webkitTextFillColor', 'webkitTextStrokeWidth', 'colorScheme', 'zoom'],
  ...['textIndent', 'appearance', 'fill', 'stroke', 'pointerEvents', 'listStyleType'],
];

/** Every element of every widget of the page, and what stands before, after and in place of its text. */
export const measure = (page: Page): Promise<Seen[]> =>
  page.evaluate((names) => {
    const lookOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return Object.fromEntries(names.map((name) => [name, style[name as 'color']]));
    };
    const seen: Seen[] = [];
    for (const [index, widget] of document.querySelectorAll('pricerx-auth').entries()) {
      const root = (widget.shadowRoot ?? widget).querySelector(':scope > div > div, div > div');
      if (!root) continue;
      const origin = root.getBoundingClientRect();
      for (const [place, element] of [root, ...root.querySelectorAll('*')].entries()) {
        if (element.localName === 'option') continue;
        const rect = element.getBoundingClientRect();
        // One without a box of its own (display: contents) is nowhere.
        const isDrawn = element.getClientRects().length > 0;
        const text = element.childElementCount === 0 ? (element.textContent ?? '').slice(0, 20) : '';
        const name = `${index}.${place} ${element.localName} ${text}`;
        const look = lookOf(element);
        seen.push({
          element: name,
          box: isDrawn
            ? [rect.left - origin.left, rect.top - origin.top, rect.width, rect.height]
            : [0, 0, 0, 0],
          look: !isDrawn ? {} : element.matches('svg *') ? { fill: look['fill'] ?? '' } : look,
        });
        for (const pseudo of ['::before', '::after', '::placeholder', '::first-letter', '::first-line']) {
          const style = getComputedStyle(element, pseudo);
          if (/^::(before|after)$/.test(pseudo)) {
            const isThere = !['none', 'normal'].includes(style.content);
            const box = isThere
              ? `${style.content} ${style.width} ${style.height} ${style.padding} ${style.margin} ${style.borderWidth} ${style.position}`
              : 'none';
            seen.push({ element: name + pseudo, box: [0, 0, 0, 0], look: { box } });
          } else if (pseudo !== '::placeholder' || element.matches('input[placeholder]')) {
            const { fontSize, letterSpacing, fontWeight, color } = style;
            seen.push({
              element: name + pseudo,
              box: [0, 0, 0, 0],
              look: { fontSize, letterSpacing, fontWeight, color },
            });
          }
        }
      }
    }
    return seen;
  }, LOOK);

/** In words, where a page changed what is seen: more than a pixel, or a look of its own. */
export function differences(plain: Seen[], other: Seen[]): string[] {
  if (plain.length !== other.length)
    return [`${plain.length} elements before, and ${other.length} afterwards`];
  return plain.flatMap(({ element, box, look }, index) => {
    const { box: otherBox, look: otherLook } = other[index] as Seen;
    const moved = box.some((value, side) => Math.abs(value - (otherBox[side] ?? 0)) > 1)
      ? [`${element}: box ${box.map(Math.round).join()} is ${otherBox.map(Math.round).join()}`]
      : [];
    const changed = Object.keys(look)
      .filter((name) => look[name] !== otherLook[name])
      .map((name) => `${element}: ${name} ${look[name]} is ${otherLook[name]}`);
    return [...moved, ...changed];
  });
}
