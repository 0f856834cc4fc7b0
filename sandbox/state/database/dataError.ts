/** The data could not be opened; its message is a line for the person who started the sandbox. */
export class DataError extends Error {
  override name = 'DataError';
}

/** What the codes of the file system, SQLite and the network mean to somebody who wanted to start a sandbox. */
const MEANINGS: [code: RegExp, meaning: string][] = [
  [/^(EEXIST|ENOTDIR)$/, 'a file is in the way'],
  [/^(EACCES|EPERM)$/, 'this user may not read or write there'],
  [/^(EROFS|SQLITE_READONLY.*)$/, 'it cannot be written'],
  [/^ENOENT$/, 'no folder can be made there'],
  [/^(ENAMETOOLONG|EINVAL|ERR_INVALID_ARG_VALUE|ELOOP)$/, 'this is no name for a folder'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'there is no space left'],
  [/^SQLITE_(NOTADB|CORRUPT).*$/, 'what is there is not a database of the sandbox'],
  [/^SQLITE_CANTOPEN.*$/, 'the database file cannot be opened'],
  [/^SQLITE_(BUSY|LOCKED).*$/, 'another program is busy with it'],
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR_\w+)$/, 'no server answers there'],
];

const TEXTS: [text: RegExp, meaning: string][] = [
  [/^corrupted migrations/, 'it was written by a newer version of the sandbox'],
  [/^fetch failed/, 'no server answers there'],
];

/** The errors an error was made of, outermost first. */
const causes = (error: unknown): Error[] => (error instanceof Error ? [error, ...causes(error.cause)] : []);

export function dataProblem(error: unknown): string {
  const chain = causes(error);
  for (const { code } of chain as (Error & { code?: unknown })[]) {
    const meaning = MEANINGS.find(([pattern]) => pattern.test(String(code)))?.[1];
    if (meaning) return meaning;
  }
  const message = chain[0]?.message ?? String(error);
  const meaning = TEXTS.find(([pattern]) => pattern.test(message))?.[1];
  return meaning ?? message.split('\n')[0] ?? '';
}
