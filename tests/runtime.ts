import type { Client } from '../src/headless';
import type { Runtime } from '../src/client/runtime';
import { connectionOf } from '../src/shell/clientConnection';

/** A client's core, for operations that no client method calls. */
export async function runtimeOf(client: Client): Promise<Runtime> {
  const connection = connectionOf(client);
  if (!connection) throw new Error('This is no client.');
  return connection.load();
}
