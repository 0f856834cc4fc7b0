/** An id as one segment of a path: it can neither end the segment nor, as `..`, climb out of it. */
export const pathSegment = (id: string): string =>
  encodeURIComponent(id).replace(/^\.\.?$/, (dots) => '%252E'.repeat(dots.length));
