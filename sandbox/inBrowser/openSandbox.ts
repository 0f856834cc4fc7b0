import { browserPlatform } from '../platform/browser';
import { sandboxOn, type Sandbox, type SandboxOptions } from '../sandboxOn';
import { openWasmDatabase, type WasmDatabase } from '../state/database/wasmDatabase';
import { newToken } from '../state/tokens';
import { digest } from '../verify/digests';
import type { Storage } from './storage';

export const DATABASE = 'database';

export interface KeptSandbox extends Sandbox {
  /** Writes what has changed. Resolves when the changes of all earlier requests are written. */
  save(): Promise<void>;
  /** Gives a session another token, for a caller that knows only the digest of its token; null without such a session. */
  renewSession(tokenDigest: string): Promise<string | null>;
}

async function savedDatabase(storage: Storage): Promise<Uint8Array | undefined> {
  const saved = await storage.read(DATABASE);
  return saved && new Uint8Array(await saved.arrayBuffer());
}

/** Starts without data when the saved data cannot be read, for example because a newer version wrote it. */
async function openData(wasm: ArrayBuffer, storage: Storage): Promise<WasmDatabase> {
  const saved = await savedDatabase(storage);
  try {
    return await openWasmDatabase(wasm, saved);
  } catch (error) {
    console.warn('The data of the sandbox cannot be read. The sandbox starts without data.', error);
    return openWasmDatabase(wasm);
  }
}

/** A sandbox whose data is kept in the browser. */
export async function openSandbox(
  wasm: ArrayBuffer,
  storage: Storage,
  options: SandboxOptions,
): Promise<KeptSandbox> {
  const data = await openData(wasm, storage);
  const sandbox = await sandboxOn({ ...browserPlatform(crypto.subtle), openDatabase: async () => data.db })(
    options,
  );
  let saving: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const changed = await data.changes();
    if (changed) await storage.write(DATABASE, new Uint8Array(changed));
  };
  return {
    ...sandbox,
    save() {
      saving = saving.then(write, write);
      return saving;
    },
    async renewSession(tokenDigest) {
      const token = newToken();
      const { numUpdatedRows } = await data.db
        .updateTable('sessions')
        .set({ token_digest: digest(token) })
        .where('token_digest', '=', tokenDigest)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? token : null;
    },
  };
}
