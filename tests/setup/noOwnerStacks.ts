import * as React from 'react';

/**
 * React's development build makes an Error for each element, for the stacks of its warnings, but no more than 10,000 in a second.
 * Making them takes a twentieth of these tests' time, so React is told that it has made that many. The warnings themselves stay.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
