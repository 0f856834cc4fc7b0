import { execFile } from 'node:child_process';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A browser program, and the environment variables that it needs. */
export interface BrowserProgram {
  executablePath: string;
  env?: Record<string, string>;
}

/** Resolved, because the font list holds absolute paths, which must be valid when node_modules is a link. */
const modules = realpathSync(path.resolve(import.meta.dirname, '../../../node_modules'));
const run = promisify(execFile);
const manifest = path.join(modules, '@sparticuz/chromium/package.json');

/** The browser inside node_modules, unpacked once per version, so that `npm ci` is all that a machine needs; null where it does not run. */
export async function bundledChromium(): Promise<BrowserProgram | null> {
  if (process.platform !== 'linux') return null;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = path.join(modules, `.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const executablePath = path.join(folder, 'chromium');
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']];
  const env = {
    LD_LIBRARY_PATH: libraries.filter(Boolean).join(':'),
    FONTCONFIG_PATH: path.join(folder, 'fonts'),
  };
  return run(executablePath, ['--version'], { env: { ...process.env, ...env } }).then(
    () => ({ executablePath, env }),
    () => null,
  );
}

async function unpack(folder: string): Promise<void> {
  // Unpacked into another folder and then renamed, so that an interrupted run leaves no incomplete browser.
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  await run(process.execPath, [path.join(import.meta.dirname, 'extractChromium.mjs')], {
    env: { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  // The package's font list has the path of AWS Lambda. Without fonts every text has no height.
  const fonts = path.join(draft, 'fonts/fonts.conf');
  await writeFile(
    fonts,
    (await readFile(fonts, 'utf8')).replaceAll('/tmp/fonts', path.join(folder, 'fonts')),
  );
  await rename(draft, folder).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  });
}
