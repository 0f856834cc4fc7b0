// `npm run pictures` takes the pictures again that e2e/broad/pictures compares. It shows the build in dist/.
import { rmSync } from 'node:fs';
import { REFERENCE_FOLDER, shootCompared } from './compared';

rmSync(REFERENCE_FOLDER, { recursive: true, force: true });
if (!(await shootCompared(REFERENCE_FOLDER))) {
  console.error('The browser of node_modules does not run here: take the pictures on Linux (x64).');
  process.exit(1);
}
