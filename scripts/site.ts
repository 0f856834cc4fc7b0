// `npm run site` writes the site to site/dist. Any static host can serve it, under any path. The first run installs the generator.
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { pathToFileURL } from 'node:url';
import { galleryData } from '../gallery/server';
import { optionComments } from '../site/build/optionComments';
import { HOME_ARGS } from '../site/page/demo/homeArgs';
import type * as Rendering from '../src/server';

const root = path.resolve(import.meta.dirname, '..');
const site = path.join(root, 'site');
const output = path.join(site, 'dist');
const widgetPage = readFileSync(path.join(root, 'docs/widget.md'), 'utf8');

function run(command: string, args: string[], cwd = root): void {
  const { status } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}

/** The gallery as static files, with the widget of the site. */
async function writeGallery(folder: string, common: BuildOptions): Promise<void> {
  cpSync(path.join(root, 'gallery/public'), folder, { recursive: true });
  cpSync(path.join(root, 'demo/public/logo.svg'), path.join(folder, 'logo.svg'));
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), html.replace('"pricerx-auth.js"', '"../widget/pricerx-auth.js"'));
  }
  writeFileSync(path.join(folder, 'gallery.json'), JSON.stringify(await galleryData()));
  await build({
    ...common,
    entryPoints: ['gallery', 'entry'].map((name) => path.join(root, `gallery/page/${name}.ts`)),
    format: 'esm',
    outdir: path.join(folder, 'page'),
  });
}

/** Writes the form into the first page, and its early script. The site's policy forbids inline styles and scripts. */
async function writeForm(): Promise<void> {
  const built = pathToFileURL(path.join(root, 'dist/esm/render.js')).href;
  const { renderLogin, EARLY_SCRIPT } = (await import(built)) as typeof Rendering;
  const { html, css } = renderLogin(HOME_ARGS, { styles: 'file' });
  const page = path.join(output, 'index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<!--form-->', () => html),
  );
  writeFileSync(path.join(output, 'form.css'), css);
  appendFileSync(path.join(output, 'scripts/form.js'), EARLY_SCRIPT);
}

if (!existsSync(path.join(site, 'node_modules'))) run('npm', ['ci'], site);
if (!['pricerx-auth.js', 'esm/render.js'].every((file) => existsSync(path.join(root, 'dist', file))))
  run('npm', ['run', '--silent', 'build:widget']);
const worker = path.join(root, 'sandbox/dist/worker');
if (!existsSync(worker)) run('npx', ['webpack', '--config-name', 'sandboxWorker']);

rmSync(output, { recursive: true, force: true });
run(
  process.execPath,
  ['node_modules/@11ty/eleventy/cmd.cjs', '--config=eleventy.config.mjs', '--quiet'],
  site,
);

const common: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  minify: true,
  target: 'es2022',
  logLevel: 'warning',
};
await build({
  ...common,
  entryPoints: ['theme', 'form', 'site', 'home', 'playground', 'frame'].map((name) => `site/page/${name}.ts`),
  format: 'iife',
  outdir: path.join(output, 'scripts'),
  define: { OPTION_COMMENTS: JSON.stringify(optionComments(widgetPage)) },
});
await build({
  ...common,
  entryPoints: ['site', 'frame'].map((name) => ({ in: `site/styles/${name}.css`, out: name })),
  // light-dark() is kept, because the rules have a fallback for browsers without it.
  target: 'esnext',
  outdir: output,
});

cpSync(path.join(root, 'demo/public/logo.svg'), path.join(output, 'logo.svg'));
for (const file of readdirSync(path.join(root, 'dist')).filter((each) => /^pricerx-auth\..*js$/.test(each)))
  cpSync(path.join(root, 'dist', file), path.join(output, 'widget', file));
cpSync(path.join(root, 'dist/esm/render.js'), path.join(output, 'widget/render.js'));

// The worker answers pages below its own folder.
cpSync(worker, output, { recursive: true });

await writeForm();
await writeGallery(path.join(output, 'gallery'), common);

console.log(`The site is in ${path.relative(root, output)}. Any static web server can serve it.`);
