// Rolls the declarations of each public door up into one file that needs no other: `buildTypes.mjs <source>=<output> …`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import generator from 'dts-bundle-generator';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '..');
const tsconfig = path.join(root, 'tsconfig.json');
/** The compiler orders the keys of a mapped type by what it met first, which changes with code that has nothing to do with it. */
const inAFixedOrder = (declarations) =>
  declarations.replace(/(?:^ {2}readonly \w+: "[^"]*";\n)+/gm, (keys) =>
    keys.trimEnd().split('\n').sort().join('\n').concat('\n'),
  );

const doors = process.argv.slice(2).map((door) => door.split('='));

// Declarations first, compiled as the project is: the generator alone would miss ambient files such as emotion's theme.
// Not below node_modules, where the generator takes every file for somebody else's.
mkdirSync(path.join(root, 'dist'), { recursive: true });
const outDir = mkdtempSync(path.join(root, 'dist/.types-'));
try {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(tsconfig, undefined, ts.sys);
  const ambient = fileNames.filter((file) => file.endsWith('.d.ts'));
  const sources = doors.map(([source]) => path.join(root, source));
  const emitOptions = {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    outDir,
    rootDir: root,
  };
  ts.createProgram([...sources, ...ambient], emitOptions).emit();

  const bundles = generator.generateDtsBundle(
    doors.map(([source]) => ({
      filePath: path.join(outDir, source.replace(/\.ts$/, '.d.ts')),
      output: { noBanner: true, exportReferencedTypes: true },
    })),
    { preferredConfigPath: tsconfig },
  );
  for (const [index, [, file]] of doors.entries()) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, inAFixedOrder(bundles[index].replaceAll('\t', '  ')));
  }
} finally {
  rmSync(outDir, { recursive: true, force: true });
}
