/** Thrown when the data cannot be opened. The CLI prints the message as one line. */
export class DataError extends Error {
  override name = 'DataError';
}

/** Error codes of the file system, SQLite and the network, with an explanation. */
const MEANINGS: [code: RegExp, meaning: string][] = [
  [/^(EEXIST|ENOTDIR)$/, 'a file is in the way'],
  [/^(EACCES|EPERM)$/, 'this user may not read or write there'],
  [/^(EROFS|SQLITE_READONLY.*)$/, 'it is read-only'],
  [/^ENOENT$/, 'a folder cannot be created there'],
  [/^(ENAMETOOLONG|EINVAL|ERR_INVALID_ARG_VALUE|ELOOP)$/, 'this is not a valid folder name'],
  [/^(ENOSPC|EDQUOT|SQLITE_FULL)$/, 'there is no space left'],
  [/^SQLITE_(NOTADB|CORRUPT).*$/, 'the file there is not a database of the sandbox'],
  [/^SQLITE_CANTOPEN.*$/, 'the database file cannot be opened'],
  [/^SQLITE_(BUSY|LOCKED).*$/, 'another program has locked it'],
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR_\w+)$/, 'no server answers there'],
];

const TEXTS: [text: RegExp, meaning: string][] = [
  [/^corrupted migrations/, 'it was written by a newer version of the sandbox'],
  [/^fetch failed/, 'no server answers there'],
];

/** The error and its causes, outermost first. */
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
