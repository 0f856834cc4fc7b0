import { Fragment, useEffect, useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

/** How long the text stays for a screen reader, which may finish another sentence first. */
export const ANNOUNCEMENT_MS = 7_000;

interface LiveAnnouncementProps {
  /** Later texts are not announced until this changes. Then the same text is announced again. */
  about: string;
  text: string;
}

/**
 * Announces only the first of several texts to screen readers, for example of a countdown. The announcement is removed
 * afterwards, because a screen reader that goes through the page would read it beside the visible text.
 */
export function LiveAnnouncement({ about, text }: LiveAnnouncementProps) {
  const [said, setSaid] = useState({ about, text });
  if (said.about !== about) setSaid({ about, text });
  const isSaid = said.text !== '';
  useEffect(() => {
    if (!isSaid) return;
    const timer = setTimeout(() => setSaid({ about, text: '' }), ANNOUNCEMENT_MS);
    return () => clearTimeout(timer);
  }, [about, isSaid]);
  return (
    <VisuallyHidden role="status">
      <Fragment key={said.about}>{said.text}</Fragment>
    </VisuallyHidden>
  );
}
