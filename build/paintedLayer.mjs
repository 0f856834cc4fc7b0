import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './sourceFiles.mjs';

const IMPORTS_REACT = /from '(react|react\/[^']*|@emotion\/(react|styled))'/;

/**
 * Modules that only the app draws: a first screen has no error of a field, no text button, no footer and no icon with a
 * direction, and shows the dial code of the chosen country.
 */
const UNPAINTED = [
  'src/domain/calls/inputErrors.ts',
  'src/ui/buttons/textButton.styles.ts',
  'src/ui/inputs/typedDialCode.ts',
  'src/ui/layout/CardFooter.tsx',
  'src/ui/styling/mirrored.ts',
];

/** The layer of all modules except the views that the entry paints. */
export const BASE_LAYER = 'base';

/** Entries of this layer, each from the file of its name in src/. */
export const baseEntries = (...names) =>
  Object.fromEntries(names.map((name) => [name, { import: `./src/${name}.ts`, layer: BASE_LAYER }]));

/**
 * The views of the first screen are compiled twice: with React for the app, and with a painter in place of React for the entry
 * (docs/first-paint.md). Modules without React are shared by both.
 */
export function paintedLayer(root) {
  const painted = path.join(root, 'src/shell/paintScreen.tsx');
  const painter = (file) => path.join(root, 'src/shell/painter', file);
  const resolve = {
    alias: {
      react$: painter('react.ts'),
      'react/jsx-runtime$': painter('jsxRuntime.ts'),
      '@emotion/styled$': painter('styled.ts'),
      '@emotion/react$': painter('styled.ts'),
    },
  };
  const isPure = (file) =>
    file.startsWith(path.join(root, 'src')) &&
    file.endsWith('.ts') &&
    !IMPORTS_REACT.test(readFileSync(file, 'utf8'));
  return [
    { test: painted, layer: 'painted', resolve },
    { issuerLayer: 'painted', resolve },
    {
      issuerLayer: 'painted',
      test: /\.tsx?$/,
      exclude: isPure,
      loader: path.join(root, 'build/pureHooks.mjs'),
    },
    {
      issuerLayer: 'painted',
      test: sourceFiles(root, UNPAINTED),
      loader: path.join(root, 'build/unpainted.mjs'),
    },
    { issuerLayer: 'painted', test: isPure, layer: BASE_LAYER },
  ];
}
