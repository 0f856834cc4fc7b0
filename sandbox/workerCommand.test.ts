import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKER_USAGE, workerCommand } from './workerCommand';

const FILES = ['pricerx-auth-sandbox-worker.js', 'pricerx-auth-sandbox.wasm'];

let folder: string;
let built: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pricerx-worker-'));
  built = path.join(folder, 'built');
  mkdirSync(built);
  for (const file of FILES) writeFileSync(path.join(built, file), `new ${file}`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('§7 Sandbox: the command worker', () => {
  it('copies both files into a folder that it creates, over those of an earlier version', () => {
    const target = path.join(folder, 'app/public');
    workerCommand([target], built);
    writeFileSync(path.join(target, FILES[0] ?? ''), 'old');
    const printed = workerCommand([target], built);
    expect(printed).toBe(FILES.map((file) => `${path.join(target, file)}\n`).join(''));
    for (const file of FILES) expect(readFileSync(path.join(target, file), 'utf8')).toBe(`new ${file}`);
  });

  it.each([[[]], [['public', 'more']], [['--help']]])('explains its use for the arguments %j', (given) => {
    expect(() => workerCommand(given, built)).toThrow(WORKER_USAGE);
  });

  it('names the folder that it cannot create', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expect(() => workerCommand([file], built)).toThrow(`cannot be copied to ${file}`);
  });
});
