import { readFileSync } from 'node:fs';
import path from 'node:path';

const IMPORTS_REACT = /from '(react|react\/[^']*|@emotion\/(react|styled))'/;

/** What the app alone draws: a first screen has no text button, no footer and no icon with a direction. */
const UNPAINTED = [
  'src/ui/buttons/textButton.styles.ts',
  'src/ui/layout/CardFooter.tsx',
  'src/ui/styling/mirrored.ts',
];

/** The layer of all modules except the views that the entry paints. */
export const BASE_LAYER = 'base';

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
      test: UNPAINTED.map((file) => path.join(root, file)),
      loader: path.join(root, 'build/unpainted.mjs'),
    },
    { issuerLayer: 'painted', test: isPure, layer: BASE_LAYER },
  ];
}
