import { useLayoutEffect, type RefObject } from 'react';

const GAP_PX = 8;
/**
 * Least height of the toast area: one short toast. If the window has less space, the list extends beyond it
 * and the page scrolls.
 */
const MIN_HEIGHT_PX = 48;

/** The visible part of the window, without an on-screen keyboard and scaled by pinch zoom. */
function visibleRange(view: Window): { top: number; bottom: number } {
  const { offsetTop: top, height } = view.visualViewport ?? { offsetTop: 0, height: view.innerHeight };
  return { top, bottom: top + height };
}

/** Positions the area below the card, or above it if the window has more space there; never over the card. */
function position(area: HTMLElement, card: Element, view: Window): void {
  const { left, width, top, bottom } = card.getBoundingClientRect();
  const { style } = area;
  Object.assign(style, { left: `${left}px`, width: `${width}px`, maxHeight: '', overflowY: '' });
  const needed = area.offsetHeight;
  const window = visibleRange(view);
  const below = window.bottom - bottom - GAP_PX;
  const above = top - window.top - GAP_PX;
  const isBelow = below >= Math.min(needed, above);
  const room = Math.max(isBelow ? below : above, MIN_HEIGHT_PX);
  if (needed > room) Object.assign(style, { maxHeight: `${room}px`, overflowY: 'auto' });
  style.top = `${isBelow ? bottom + GAP_PX : top - GAP_PX - Math.min(needed, room)}px`;
}

/**
 * Keeps an element beside the card while it has content. As a popover it takes no space in the layout, adds
 * no scroll bar and is not clipped by the card's parents. Browsers without popovers use the same position.
 */
export function usePopoverPosition(ref: RefObject<HTMLElement | null>, filled: unknown): void {
  useLayoutEffect(() => {
    const area = ref.current;
    const card = area?.parentElement;
    const view = window;
    if (!area || !card || area.childElementCount === 0) return;
    if ('showPopover' in area) {
      area.setAttribute('popover', 'manual');
      if (!area.matches(':popover-open')) area.showPopover();
    }
    const update = () => position(area, card, view);
    update();
    const sizes = 'ResizeObserver' in view ? new view.ResizeObserver(update) : null;
    sizes?.observe(card);
    // Content that appears above the card moves it and changes the height of the body.
    sizes?.observe(document.body);
    view.addEventListener('scroll', update, { capture: true, passive: true });
    view.addEventListener('resize', update);
    view.visualViewport?.addEventListener('resize', update);
    return () => {
      sizes?.disconnect();
      view.removeEventListener('scroll', update, { capture: true });
      view.removeEventListener('resize', update);
      view.visualViewport?.removeEventListener('resize', update);
    };
  }, [ref, filled]);
}
