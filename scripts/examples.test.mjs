/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

describe('npm run examples', () => {
  it('is skipped with one line where npm reaches no registry', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, 'examples.mjs')],
      { encoding: 'utf8', env: { ...process.env, npm_config_registry: 'http://127.0.0.1:9' } },
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^skipped: .+\n$/);
  });
});
