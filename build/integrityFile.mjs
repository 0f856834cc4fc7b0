import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { Compilation, sources } = webpack;

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes the subresource integrity value of each script to integrity.json, for script tags and for hosts of the files. */
export const integrityFile = (compiler) =>
  compiler.hooks.thisCompilation.tap('integrityFile', (compilation) => {
    // This stage is after all changes of scripts, including the source map comment.
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'integrityFile', stage }, (assets) => {
      const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
      const values = scripts.map(([file, source]) => [file, integrityOf(source.buffer())]).sort();
      const text = JSON.stringify(Object.fromEntries(values), null, 2);
      compilation.emitAsset('integrity.json', new sources.RawSource(`${text}\n`));
    });
  });
