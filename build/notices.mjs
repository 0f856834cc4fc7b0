import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

const FILE = 'THIRD_PARTY_NOTICES.txt';
const LICENCE_FILE = /^(licen[cs]e|notice|copying)([.-].*)?$/i;
const LINE = '-'.repeat(80);

/**
 * Writes the licences of all bundled packages, including those without a licence comment in their code.
 * @param elsewhere packages that only another build bundles
 */
export const notices = (elsewhere) => (compiler) =>
  compiler.hooks.thisCompilation.tap('notices', (compilation) => {
    const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
    compilation.hooks.processAssets.tap({ name: 'notices', stage }, () => {
      const others = elsewhere.map((name) => path.join(compiler.context, 'node_modules', name));
      const folders = [...bundledFiles(compilation).map(packageFolder).filter(Boolean), ...others];
      const text = [...new Set(folders)].map(noticeOf).sort().join(`\n\n${LINE}\n\n`);
      compilation.emitAsset(FILE, new sources.RawSource(`${text}\n`));
    });
  });

/** The source files of chunks, including those of concatenated modules. */
function bundledFiles({ chunks, chunkGraph }) {
  const modules = [...chunks].flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
  return modules
    .flatMap((module) => [...(module.modules ?? [module])])
    .map((module) => module.resource?.split('?')[0])
    .filter(Boolean);
}

/** The folder of a file's package; undefined for files of this project. */
function packageFolder(file) {
  const at = file.lastIndexOf(`${path.sep}node_modules${path.sep}`);
  if (at < 0) return undefined;
  const below = file.slice(at + '/node_modules/'.length).split(path.sep);
  return path.join(file.slice(0, at), 'node_modules', ...below.slice(0, below[0].startsWith('@') ? 2 : 1));
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${name} has no licence in its package.json.`);
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license})`, '', ...texts].join('\n');
}
