const TIMING = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** State of the animation between two screens. */
export interface CardMotion {
  /** The card's height when the previous screen was removed; none before the first screen and without animations. */
  from?: string | undefined;
  running: readonly Animation[];
}

/** Not in a hidden tab, nor in browsers without this media query, which may have no `animate()` either. */
const isAnimated = (): boolean =>
  !document.hidden && Boolean(window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches);

/** The height in CSS pixels, also during an animation and on a page with a CSS transform. */
const heightOf = (card: Element): string => getComputedStyle(card).height;

/** Records the card's height. To be called while the screen is still in its card. */
export function leaveScreen({ parentElement: card }: HTMLElement, motion: CardMotion): void {
  motion.from = card && isAnimated() ? heightOf(card) : undefined;
}

/**
 * Animates the card to the height of its new screen, and fades the screen in. The animations have no fill mode, so that
 * the card has its layout's height when they have ended or were cancelled.
 */
export function enterScreen(screen: HTMLElement, motion: CardMotion): void {
  const { from } = motion;
  const card = screen.parentElement;
  motion.running.forEach((animation) => animation.cancel());
  motion.running = [];
  if (!card || from === undefined || !isAnimated()) return;
  const height = [from, heightOf(card)];
  motion.running = [
    // The screen is seen from the first frame: the card is never empty.
    screen.animate({ opacity: [0.4, 1], transform: ['translateY(4px)', 'none'] }, TIMING),
    // Clips a screen that is still taller than the card, so that it does not cover the page.
    card.animate({ height, clipPath: ['inset(0)', 'inset(0)'] }, TIMING),
  ];
}
