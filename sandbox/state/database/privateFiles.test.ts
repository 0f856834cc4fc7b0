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

/** The modes of the folder and its files while a sandbox uses them. */
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

// Windows has no such file modes.
(process.platform === 'win32' ? describe.skip : describe)('the data folder', () => {
  it('has mode 0700, and its files 0600, so that other users cannot read signing keys', async () => {
    expect(await modesOf(join(folder, 'a', 'b'))).toEqual(PRIVATE);
    expect(await modeOf(join(folder, 'a'))).toBe('700');
  });

  it('a folder of an earlier version that others can read becomes private', async () => {
    const data = join(folder, 'data');
    await modesOf(data);
    await chmod(data, 0o755);
    for (const name of await readdir(data)) await chmod(join(data, name), 0o644);
    expect(await modesOf(data)).toEqual(PRIVATE);
  });

  it('a folder with other files keeps its mode, and only the sandbox’s files become private', async () => {
    const data = join(folder, 'shared');
    await mkdir(data, { mode: 0o755 });
    await writeFile(join(data, 'notes.txt'), 'x');
    expect(await modesOf(data)).toEqual({ ...PRIVATE, folder: '755', 'notes.txt': '644' });
  });
});
