import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { Reply } from './reply';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

const HASHED = /[.-][0-9a-f]{8,}\.js(\.map)?$/;

/** Reads a file below `root`. Paths with `..`, symbolic links that leave `root` and hidden files return undefined. */
export const readBelow = async (root: string, path: string): Promise<Buffer | undefined> => {
  if (path.includes('\0') || path.split(/[/\\]/).some((part) => part.startsWith('.'))) return undefined;
  const wanted = resolve(root, `.${sep}${path}`);
  try {
    const [realRoot, real] = await Promise.all([realpath(root), realpath(wanted)]);
    return real.startsWith(realRoot + sep) ? await readFile(real) : undefined;
  } catch {
    return undefined;
  }
};

/** Files with a hash in their name are cached for a year. Others are revalidated, so that a rebuild shows at once. */
export const fileReply = (path: string, body: Buffer | string, ifNoneMatch: string | undefined): Reply => {
  // A weak ETag, because all encodings of the file share it.
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  };
  return ifNoneMatch === tag ? { status: 304, headers } : { status: 200, headers, body };
};

export const isServable = (path: string): boolean => extname(path) in TYPES;
