import type { Client } from '../src/headless';
import type { Runtime } from '../src/client/runtime';
import { connectionOf } from '../src/shell/createClient';

/** The core that a client stands on, for operations which no method of the client calls. */
export async function runtimeOf(client: Client): Promise<Runtime> {
  const connection = connectionOf(client);
  if (!connection) throw new Error('This is no client.');
  return connection.load();
}
