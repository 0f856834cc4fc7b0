// Bundles the type declarations of each entry point into one file: `buildTypes.mjs <source>=<output> …`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import generator from 'dts-bundle-generator';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const tsconfig = path.join(root, 'tsconfig.json');
/** Sorts the keys of mapped types, whose order in the compiler's output depends on unrelated code. */
const inAFixedOrder = (declarations) =>
  declarations.replace(/(?:^ {2}readonly \w+: "[^"]*";\n)+/gm, (keys) =>
    keys.trimEnd().split('\n').sort().join('\n').concat('\n'),
  );

const entryPoints = process.argv.slice(2).map((argument) => argument.split('='));

// Declarations are compiled first with the project's settings, because the generator misses ambient files such as emotion's
// theme. The folder is not below node_modules, where the generator treats all files as external.
mkdirSync(path.join(root, 'dist'), { recursive: true });
const outDir = mkdtempSync(path.join(root, 'dist/.types-'));
try {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(tsconfig, undefined, ts.sys);
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  const sources = entryPoints.map(([source]) => path.join(root, source));
  const emitOptions = {
    ...options,
    noEmit: false,
    declaration: true,
    // `npm run types` checks.
    noCheck: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: root,
  };
  ts.createProgram([...sources, ...ambient], emitOptions).emit();

  const bundles = generator.generateDtsBundle(
    entryPoints.map(([source]) => ({
      filePath: path.join(outDir, source.replace(/\.ts$/, '.d.ts')),
      output: { noBanner: true, exportReferencedTypes: true },
    })),
    { preferredConfigPath: tsconfig },
  );
  for (const [index, [, file]] of entryPoints.entries()) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, inAFixedOrder(bundles[index].replaceAll('\t', '  ')));
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
