import { useState } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

export interface SaidOnceProps {
  /** What it is about: as long as this stays, later texts are not said. */
  about: string;
  text: string;
}

/** For screen readers: the first of a row of texts. The seconds of a wait are news once, and noise after that. */
export function SaidOnce({ about, text }: SaidOnceProps) {
  const [said, setSaid] = useState({ about, text });
  if (said.about !== about) setSaid({ about, text });
  return <VisuallyHidden role="status">{said.text}</VisuallyHidden>;
}
