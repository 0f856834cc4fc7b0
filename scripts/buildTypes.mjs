// Rolls the declarations of each public door up into one file that needs no other: `buildTypes.mjs <source>=<output> …`.
import path from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';

const root = path.resolve(import.meta.dirname, '..');

for (const door of process.argv.slice(2)) {
  const [input, file] = door.split('=').map((part) => path.join(root, part));
  const bundle = await rollup({
    input,
    plugins: [dts({ tsconfig: path.join(root, 'tsconfig.json') })],
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id),
  });
  await bundle.write({ file });
  await bundle.close();
}
