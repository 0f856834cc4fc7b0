import { existsSync } from 'node:fs';
import path from 'node:path';

/** The absolute paths of the files of a build rule. A rule for a missing file would have no effect, so this throws. */
export const sourceFiles = (root, files) =>
  files.map((file) => {
    const full = path.join(root, file);
    if (!existsSync(full))
      throw new Error(`The build has a rule for ${file}, which does not exist. Has it moved?`);
    return full;
  });
