import { readFileSync } from 'node:fs';
import { browserPlatform } from '../platform/browser';
import type { Platform } from '../platform/platform';
import { openWasmDatabase } from '../state/database/wasmDatabase';

const wasm = new Uint8Array(readFileSync(require.resolve('sql.js/dist/sql-wasm.wasm'))).buffer;

/** The browser's platform in Node: each sandbox has a new database. Tests of the routes run with it too. */
export const platform: Platform = {
  ...browserPlatform(crypto.subtle),
  openDatabase: async () => (await openWasmDatabase(wasm)).db,
};
