import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';

const entry = path.resolve(import.meta.dirname, 'devToolsPage.ts');

/** The Redux DevTools extension as one script, to run before all others of a page. Its stores are in `window.devToolsStores`. */
export async function devToolsScript(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'devtools-'));
  try {
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'development',
          devtool: false,
          target: ['web', 'es2022'],
          entry,
          resolve: { extensions: ['.ts', '.js'] },
          module: {
            rules: [
              {
                test: /\.ts$/,
                loader: 'swc-loader',
                options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
              },
            ],
          },
          output: { path: folder, filename: 'devTools.js' },
        },
        (error, stats) => {
          if (error) return reject(error);
          if (stats?.hasErrors()) return reject(new Error(stats.toString('errors-only')));
          resolve();
        },
      );
    });
    return await readFile(path.join(folder, 'devTools.js'), 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}
