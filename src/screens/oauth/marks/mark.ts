/** A social provider's mark, drawn as its owner draws it. The paths are those of Simple Icons (CC0) where it has them. */
export interface Mark {
  /** Default: `0 0 24 24`. */
  viewBox?: string;
  shapes: readonly MarkShape[];
}

export interface MarkShape {
  d: string;
  fill: string;
  /** The fill on dark buttons, of marks that would be lost on them: their owners' white version. */
  onDark?: string;
  stroke?: string;
  transform?: string;
}
