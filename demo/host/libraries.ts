import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** What the page's test wallet signs with. */
const MODULE = /^@noble\/(?:curves|hashes)\/(?:abstract\/)?[\w-]+\.js$/;
const IMPORTED = /(\bfrom\s*)(["'])(@noble\/[^"']+)\2/g;

/** Browsers know libraries by their addresses alone. */
export const withLibraryAddresses = (code: string): string => code.replace(IMPORTED, '$1$2/lib/$3$2');

/** A module of such a library, by its name. */
export const readLibraryModule = async (name: string): Promise<string | undefined> => {
  if (!MODULE.test(name)) return undefined;
  try {
    return withLibraryAddresses(await readFile(folder + name, 'utf8'));
  } catch {
    return undefined;
  }
};
