/** @jest-environment node */
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../createSandbox';

let folder = '';
let mask = 0;
beforeEach(async () => {
  mask = process.umask(0o022);
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
});
afterEach(async () => {
  process.umask(mask);
  await rm(folder, { recursive: true, force: true });
});

const modeOf = async (path: string): Promise<string> => ((await stat(path)).mode & 0o777).toString(8);

/** The modes of the folder and of all in it while a sandbox works there. */
async function modesOf(data: string): Promise<Record<string, string>> {
  const sandbox = await createSandbox({ data, passwordCost: 'cheap' });
  await sandbox.control.advanceClock({ advance_ms: 1 });
  const names = await readdir(data);
  const modes = await Promise.all(names.map(async (name) => [name, await modeOf(join(data, name))] as const));
  const folderMode = await modeOf(data);
  await sandbox.close();
  return { folder: folderMode, ...Object.fromEntries(modes) };
}

const PRIVATE = { folder: '700', 'sandbox.db': '600', 'sandbox.db-shm': '600', 'sandbox.db-wal': '600' };

// Windows keeps no such modes.
(process.platform === 'win32' ? describe.skip : describe)('the data folder', () => {
  it('is readable by nobody else, and so is every file in it, signing keys included', async () => {
    expect(await modesOf(join(folder, 'a', 'b'))).toEqual(PRIVATE);
    expect(await modeOf(join(folder, 'a'))).toBe('700');
  });

  it('of an earlier version, open to others, is closed', async () => {
    const data = join(folder, 'data');
    await modesOf(data);
    await chmod(data, 0o755);
    for (const name of await readdir(data)) await chmod(join(data, name), 0o644);
    expect(await modesOf(data)).toEqual(PRIVATE);
  });

  it('that holds other things keeps its own mode: the sandbox’s files alone are closed', async () => {
    const data = join(folder, 'shared');
    await mkdir(data, { mode: 0o755 });
    await writeFile(join(data, 'notes.txt'), 'x');
    expect(await modesOf(data)).toEqual({ ...PRIVATE, folder: '755', 'notes.txt': '644' });
  });
});
