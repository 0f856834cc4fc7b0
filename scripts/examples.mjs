// `npm run examples`: installs the packed packages in folders outside of the repository, with Vite, Next.js, Vitest, jest and
// Playwright, and signs in there. Needs `npm run package`, `npm run build:sandbox`, and the registry from which npm installs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const hasRegistry =
  spawnSync('npm', ['view', 'vite', 'version', '--fetch-retries=0', '--fetch-timeout=20000'], {
    stdio: 'ignore',
  }).status === 0;

if (hasRegistry) {
  // What is installed here stays when Playwright starts another worker after a failure.
  const folder = mkdtempSync(path.join(tmpdir(), 'pricerx-kept-'));
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', '--project=examples', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PRICERX_EXAMPLES: folder },
    },
  );
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
}
console.log('skipped: the examples, because npm reaches no registry to install their frameworks from.');
