import { createHash } from 'node:crypto';
import webpack from 'webpack';

const FILE = 'integrity.json';

const integrityOf = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Writes the subresource integrity value of each script, for script tags and for hosts of the files. */
export class IntegrityPlugin {
  apply(compiler) {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      // This stage is after all changes of scripts, including the source map comment.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'IntegrityPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets)
          .filter((file) => file.endsWith('.js'))
          .sort();
        const values = scripts.map((file) => [file, integrityOf(assets[file].buffer())]);
        const text = JSON.stringify(Object.fromEntries(values), null, 2);
        compilation.emitAsset(FILE, new sources.RawSource(`${text}\n`));
      });
    });
  }
}
