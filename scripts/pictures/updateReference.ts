// `npm run pictures` takes the pictures again that e2e/broad/pictures compares. It shows the build in dist/.
import { emptyFolder } from './camera';
import { REFERENCE_FOLDER, shootCompared } from './compared';

await emptyFolder(REFERENCE_FOLDER);
if (!(await shootCompared(REFERENCE_FOLDER))) {
  console.error('The browser of node_modules does not run here: take the pictures on Linux (x64).');
  process.exit(1);
}
