import path from 'node:path';

/** The layer of all modules except the views that the entry paints. */
export const BASE_LAYER = 'base';

/** Entries of this layer, each from the file of its name in src/. */
export const baseEntries = (...names) =>
  Object.fromEntries(names.map((name) => [name, { import: `./src/${name}.ts`, layer: BASE_LAYER }]));

/** Components, styled elements and hooks, by their names. `.dependency-cruiser.mjs` checks that no other module imports React. */
const VIEW = /\.tsx$|[\\/](use[A-Z]\w*|styled)\.ts$/;

/**
 * The views of the first screen are compiled twice: with React for the app, and with src/mount/paint in place of React for the entry and for
 * servers (docs/first-paint.md). Modules without React are shared by both.
 */
export function paintedLayer(root) {
  const paint = path.join(root, 'src/mount/paint');
  const painter = (file) => path.join(paint, file);
  const resolve = {
    alias: {
      react$: painter('react.ts'),
      'react/jsx-runtime$': painter('react.ts'),
      [path.join(root, 'src/ui/useRestoreFocus.ts')]: painter('hooks.ts'),
      [path.join(root, 'src/ui/inputs/useUncontrolledField.ts')]: painter('hooks.ts'),
    },
  };
  return [
    { include: paint, test: /\.tsx$/, layer: 'painted', resolve },
    { issuerLayer: 'painted', test: VIEW, resolve },
    { issuerLayer: 'painted', exclude: VIEW, layer: BASE_LAYER },
    // Its imports of React stay in this layer, where React is no external module.
    { test: path.join(root, 'src/mount/app/ownReact.ts'), layer: 'react' },
  ];
}
