import type { IncomingMessage } from 'node:http';
import { problem } from './reply';
import type { Reply } from './reply';

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
