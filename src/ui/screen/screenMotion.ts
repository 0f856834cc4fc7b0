const TIMING = { duration: 180, easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** Where the card is between two screens. */
export interface CardMotion {
  /** The card's height when the previous screen was removed; none before the first screen. */
  from?: string;
  running: readonly Animation[];
}

/** Hidden tabs draw nothing, and browsers without the query may have no `animate()` either. */
const isWanted = ({ hidden, defaultView }: Document): boolean =>
  !hidden && Boolean(defaultView?.matchMedia?.('(prefers-reduced-motion: no-preference)').matches);

/** In CSS pixels, also in the middle of an animation and on a scaled page. */
const heightOf = (card: Element): string => getComputedStyle(card).height;

/** To be called while the screen is still in its card. */
export function leaveScreen({ parentElement: card }: HTMLElement, motion: CardMotion): void {
  if (card) motion.from = heightOf(card);
}

/**
 * Moves the card to the height of its new screen, which appears meanwhile. The animations have no fill: when they end, are
 * cancelled or never run, the layout alone decides. The page below moves with the card's height.
 */
export function enterScreen(screen: HTMLElement, motion: CardMotion): void {
  const { from } = motion;
  const card = screen.parentElement;
  motion.running.forEach((animation) => animation.cancel());
  motion.running = [];
  if (!card || from === undefined || !isWanted(screen.ownerDocument)) return;
  const height = [from, heightOf(card)];
  motion.running = [
    screen.animate({ opacity: [0, 1], transform: ['translateY(8px)', 'none'] }, TIMING),
    // What is taller than the card is not drawn over the page.
    card.animate({ height, clipPath: ['inset(0)', 'inset(0)'] }, TIMING),
  ];
}
