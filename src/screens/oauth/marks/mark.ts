/** A social provider's logo in its official form. The paths are from Simple Icons (CC0) where it has them. */
export interface Mark {
  /** Default: `0 0 24 24`. */
  viewBox?: string;
  shapes: readonly MarkShape[];
}

interface MarkShape {
  d: string;
  fill: string;
  /** Fill on dark buttons, for logos that would be invisible there: the official white version. */
  onDark?: string;
  stroke?: string;
  transform?: string;
}
