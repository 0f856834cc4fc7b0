import * as React from 'react';

/**
 * React's development build creates an Error for each element, up to 10,000 in a second, to add stacks to its warnings. This takes about
 * 5 % of the time of the widget's tests. The counter of these Errors is set above the limit, so that React creates none. React still
 * logs its warnings.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });
