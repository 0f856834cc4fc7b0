import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute paths of files that a rule of the build is about. A rule for a missing file would do nothing, so that is an error. */
export const sourceFiles = (root, files) =>
  files.map((file) => {
    const full = path.join(root, file);
    if (!existsSync(full))
      throw new Error(`The build has a rule for ${file}, which does not exist. Has it moved?`);
    return full;
  });
