// Puts the form into the page, as the includes of a site generator do.
import { readFileSync, writeFileSync } from 'node:fs';

const form = readFileSync('form/login.html', 'utf8');
writeFileSync(
  'index.html',
  readFileSync('page.html', 'utf8').replace('<!-- form -->', () => form.trim()),
);
