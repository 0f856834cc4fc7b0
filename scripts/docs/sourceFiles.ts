import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './writeOrCheck';

/** Files in the folders whose path matches: sorted, relative to the project, with `/` as separator. */
export function sourceFiles(folders: readonly string[], pattern: RegExp): string[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file.split(path.sep).join('/')),
      ),
    )
    .filter((file) => pattern.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .sort();
}
