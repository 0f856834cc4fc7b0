import { createServer } from 'node:http';
import { listenOnLoopback } from '../loopback';

/** A port that nothing uses at 127.0.0.1 and ::1. */
export async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(createServer, 0);
  await close();
  return port;
}
