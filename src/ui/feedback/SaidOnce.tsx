import { useState } from 'react';
import { VisuallyHidden } from '../text/VisuallyHidden';

export interface SaidOnceProps {
  /** Later texts are not announced until this changes. */
  about: string;
  text: string;
}

/** Announces only the first of several texts to screen readers, for example of a countdown. */
export function SaidOnce({ about, text }: SaidOnceProps) {
  const [said, setSaid] = useState({ about, text });
  if (said.about !== about) setSaid({ about, text });
  return <VisuallyHidden role="status">{said.text}</VisuallyHidden>;
}
