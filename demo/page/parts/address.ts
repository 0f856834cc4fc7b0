import { switchParams } from '../developer/switches';
import type { Switches } from '../developer/switches';

export type Params = Record<string, string>;

/** A URL of this site with the current switches. */
export const addressOf = (switches: Switches, path: string, params: Params = {}): string => {
  const query = new URLSearchParams({ ...params, ...switchParams(switches) })
    .toString()
    .replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
};
