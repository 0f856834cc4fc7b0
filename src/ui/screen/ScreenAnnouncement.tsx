import { useEffect, useRef, useState } from 'react';
import { ANNOUNCEMENT_MS } from '../feedback/LiveAnnouncement';
import { Hidden } from '../text/VisuallyHidden';

/** A focus that moves interrupts what is said, so the announcement comes after it. */
const AFTER_FOCUS_MS = 300;

interface ScreenAnnouncementProps {
  /** The screen that is drawn, if any. */
  screen: string | null;
}

/**
 * Announces each new screen to screen readers. Orca announces no focus that moves out of a removed element, and most screen
 * readers announce only the focused field. The announcement is the title; if the title has the focus, it is the first
 * paragraph. Its text is in a closed shadow root, so that searches, translations and tests find the visible text alone.
 */
export function ScreenAnnouncement({ screen }: ScreenAnnouncementProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const root = useRef<ShadowRoot>(null);
  const known = useRef(screen);
  // The live region exists before its text, and not before the first new screen.
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    if (!screen || known.current === screen) return;
    const isFirst = known.current === null;
    known.current = screen;
    if (isFirst) return;
    setLive(true);
    const say = (text: string) => {
      if (root.current) root.current.textContent = text;
    };
    say('');
    let timer = setTimeout(() => {
      const place = ref.current;
      if (!place) return;
      root.current ??= place.attachShadow({ mode: 'closed' });
      say(newsOf(place));
      timer = setTimeout(say, ANNOUNCEMENT_MS, '');
    }, AFTER_FOCUS_MS);
    return () => clearTimeout(timer);
  }, [screen]);

  return isLive ? <Hidden ref={ref} aria-live="polite" /> : null;
}

function newsOf(place: HTMLElement): string {
  const { activeElement } = place.getRootNode() as Document | ShadowRoot;
  const section = place.parentElement?.querySelector('section');
  const title = section?.querySelector('h2');
  const content = title && title === activeElement ? section?.querySelector('p') : null;
  return content?.textContent || title?.textContent || section?.getAttribute('aria-label') || '';
}
