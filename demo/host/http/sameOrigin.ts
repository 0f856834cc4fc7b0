import type { IncomingMessage } from 'node:http';
import { problem } from './reply';
import type { Reply } from './reply';
import { bearerOf } from '../prices/visitor';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses other Host headers, which another site can send by DNS rebinding. */
export const refuseForeignHost = (
  request: IncomingMessage,
  hostname: string | undefined,
): Reply | undefined => {
  const name = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
  return LOOPBACK.has(name) || name === hostname?.toLowerCase()
    ? undefined
    : problem(421, 'wrong_host', 'This server answers on localhost only.');
};

/** Browsers send cookies with requests of any page, so a write needs our origin or a bearer token (CSRF). */
export const refuseForeignWrite = (request: IncomingMessage): Reply | undefined => {
  const { origin, host } = request.headers;
  const allowed =
    origin === undefined ? bearerOf(request.headers) !== undefined : origin === `http://${host}`;
  return allowed
    ? undefined
    : problem(403, 'foreign_origin', 'Prices are saved and removed from our own pages only.');
};
