/** Encodes an id as one path segment, so that `/` and `..` in it cannot change the path. */
export const pathSegment = (id: string): string =>
  encodeURIComponent(id).replace(/^\.\.?$/, (dots) => '%252E'.repeat(dots.length));
