import { switchParams } from '../developer/switches';
import type { Switches } from '../developer/switches';

export type Params = Record<string, string>;

/** An address of this site that carries the switches along. */
export const addressOf = (switches: Switches, path: string, params: Params = {}): string => {
  const query = new URLSearchParams({ ...params, ...switchParams(switches) })
    .toString()
    .replaceAll('%2C', ',');
  return query === '' ? path : `${path}?${query}`;
};
