import type { Client } from '../src/headless';
import type { Runtime } from '../src/client/runtime';
import { connectionOf } from '../src/mount/client/clientConnection';

/** The core of a client, for operations without a client method. */
export async function runtimeOf(client: Client): Promise<Runtime> {
  const connection = connectionOf(client);
  if (!connection) throw new Error('This is no client.');
  return connection.load();
}
