// The layers of src/ and what each may import: values (`src`) and types. Imports go downwards only.
const LAYERS = {
  domain: { src: [], types: [] },
  browser: { src: ['domain'], types: [] },
  api: { src: ['domain'], types: ['browser'] },
  store: { src: ['domain', 'api'], types: ['browser'] },
  sagas: { src: ['domain', 'api', 'store'], types: ['browser'] },
  client: { src: ['domain', 'api', 'store', 'sagas'], types: ['browser'] },
  ui: { src: ['domain'], types: [] },
  screens: { src: ['domain', 'api', 'store', 'sagas', 'ui'], types: [] },
  'mount/app': { src: ['domain', 'browser', 'api', 'store', 'sagas', 'client', 'ui', 'screens'], types: [] },
  'mount/paint': { src: ['domain', 'ui', 'screens'], types: [] },
  'mount/server': {
    src: ['domain', 'client', 'mount/paint', 'ui', 'screens'],
    types: ['mount/kinds', 'mount/widget'],
  },
  'mount/client': { src: ['domain', 'browser', 'client'], types: ['sagas'] },
  'mount/widget': {
    src: ['domain', 'browser', 'client', 'mount/app', 'mount/client', 'mount/paint', 'ui', 'screens'],
    types: ['store'],
  },
  'mount/kinds': { src: ['domain', 'browser', 'mount/client', 'mount/widget'], types: [] },
  dev: { src: ['domain'], types: ['client', 'mount/client', 'mount/widget', 'store'] },
  ...Object.fromEntries(
    ['react', 'server', 'themes', 'compat'].map((name) => [name, { src: ['domain'], types: [] }]),
  ),
};

const ENTRY_POINTS = '^src/(index|headless|react|server|themes|dev|devLeftOut|compat|compat/react)\\.ts$';
const TESTS = '\\.test\\.tsx?$|^tests/|^e2e/|^bench/';
/** The only files with `import()`, so that each chunk has one owner. */
const DYNAMIC_IMPORTERS = [
  '^src/screens/(flows/flows|oauth/marks)\\.ts$',
  '^src/mount/app/(hydrate\\.tsx|evaluateApp\\.ts)$',
  '^src/ui/text/(localeMessages|furtherLocales)\\.ts$',
  '^src/browser/services/services(\\.entry)?\\.ts$',
  '^src/sagas/session/sessionKeeper\\.ts$',
  '^src/mount/(client/(connection|createClient|redirectAfterSignIn)|widget/(loadApp|loadReact|theme))\\.ts$',
  '^src/mount/paint/paintScreen\\.tsx$',
  '^src/react/shareReact\\.ts$',
];
/** Files that no file imports: they replace packages in the painted views. */
const PACKAGE_REPLACEMENTS = '^src/(mount/paint/(hooks|react)|react/noRender)\\.ts$';
/** Views are recognised by their names, as in build/paintedLayer.mjs. */
const VIEWS = '^src/(ui|screens)\\b.*(\\.tsx|/use[A-Z]\\w*\\.ts|/styling/styled\\.ts)$';
/** The files of screens/ that are in no flow. */
const NO_FLOWS = '^src/screens/((flows|shared)/|[^/]+$)';
const REACT = '(^|/)node_modules/(react|react-dom|react-redux|@emotion/react)/';
const REDUX = '(^|/)node_modules/(@reduxjs/toolkit|redux|react-redux|redux-saga|@redux-saga/[^/]+)/';

/** Files of other layers that a layer may import too: the session's saga loads a chunk within the time limit, the core creates the services, the components are a host and share its React, the provider's names are a host, a recorder is given a client and knows the widget's texts. */
const SINGLE_FILES = {
  sagas: ['^src/browser/time/withTimeout\\.ts$'],
  client: ['^src/browser/services/services(\\.entry)?\\.ts$'],
  react: ['^src/(index|headless|browser/page/sharedOnPage)\\.ts$', '^src/mount/server/renderWidget\\.ts$'],
  compat: ['^src/(index|react|compat)\\.ts$'],
  'mount/client': ['^src/api/(http/baseQuery|pageCalls)\\.ts$'],
  dev: ['^src/mount/client/clientConnection\\.ts$', '^src/(screens|ui)/.*strings\\.ts$'],
};

const layers = Object.entries(LAYERS).flatMap(([layer, { src, types }]) => {
  const from = { path: `^src/${layer}/`, pathNot: TESTS };
  const own = [layer, ...src];
  const single = SINGLE_FILES[layer] ?? [];
  const values = own.map((name) => `^src/${name}/`).concat(single);
  return [
    {
      name: `layer-${layer}`,
      comment: `${layer}/ may import ${src.join(', ') || 'nothing of src'}.`,
      from,
      to: { path: '^src/', pathNot: [...values, ...types.map((name) => `^src/${name}/`)] },
    },
    ...types.map((name) => ({
      name: `layer-${layer}-${name}-types-only`,
      comment: `${layer}/ may import the types of ${name}/ only.`,
      from,
      to: { path: `^src/${name}/`, pathNot: single, dependencyTypesNot: ['type-only'] },
    })),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'no-cycles',
      comment: 'Type-only imports count too. Join the two files, or move what both need to a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'flows-apart',
      comment: 'Flows do not import each other. They communicate through actions of the widget slice.',
      from: { path: '^src/screens/([^/]+)/', pathNot: [NO_FLOWS, TESTS] },
      to: { path: '^src/screens/[^/]+/', pathNot: ['^src/screens/$1/', NO_FLOWS] },
    },
    {
      name: 'flows-through-flows-ts',
      comment: 'Of the files that all screens share, only flows.ts imports flows.',
      from: { path: NO_FLOWS, pathNot: ['^src/screens/flows/flows\\.ts$', TESTS] },
      to: { path: '^src/screens/[^/]+/', pathNot: NO_FLOWS },
    },
    {
      name: 'dynamic-imports-in-listed-files',
      comment: '`import()` is allowed in the listed files only, so that each chunk has one owner.',
      from: { path: '^src/', pathNot: [...DYNAMIC_IMPORTERS, TESTS] },
      to: { dynamic: true },
    },
    {
      name: 'react-in-views-and-app',
      comment: 'React is imported in mount/app/, in views, and in the components for hosts in react/, only.',
      from: { path: '^src/', pathNot: ['^src/(mount/app|react)/', '^src/compat/react\\.ts$', VIEWS, TESTS] },
      to: { path: REACT, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'entry-is-light',
      comment: 'The entry takes core and app by `import()` or as types, and of screens/ the views of Main.',
      from: {
        path: '^src/mount/(client|kinds|paint|widget)/',
        pathNot: ['^src/mount/(client/earlyCalls\\.ts|paint/writeScreen\\.tsx)$', TESTS],
      },
      to: {
        path: '^src/(mount/app/|store/|sagas/|api/|client/(runtime\\.ts|methods/createMethods\\.ts)|screens/(?!main/(MainView|TypedForms|state|strings|reducer)\\.|oauth/reducer\\.|[^/]+/buttons\\.))',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'ui-knows-no-redux',
      comment: 'Components of ui/ take plain props, because the entry paints them before the store exists.',
      from: { path: '^src/ui/', pathNot: TESTS },
      to: { path: REDUX },
    },
    {
      name: 'pure-domain',
      comment: 'domain/ imports no packages.',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { path: 'node_modules' },
    },
    {
      name: 'headless-without-react',
      comment: 'headless.ts is built without React.',
      from: { path: '^src/headless\\.ts$' },
      to: { path: `${REACT}|^src/(ui|screens|mount/app)/`, reachable: true },
    },
    {
      name: 'entry-points-are-not-imported',
      comment: 'Only index.ts, which re-exports headless.ts, react/ and compat import entry points.',
      from: { path: '^src/', pathNot: ['^src/(index|compat)\\.ts$', '^src/(react|compat)/', TESTS] },
      to: { path: ENTRY_POINTS },
    },
    {
      name: 'sandbox-knows-the-domain-only',
      comment: 'The sandbox is its own package; of src/ it imports wire types and constants of domain/ only.',
      from: { path: '^sandbox/' },
      to: { path: '^(src/(?!domain/)|demo/|e2e/)' },
    },
    {
      name: 'demo-uses-the-entry-points',
      comment: 'The demo is a host page: it imports the public entry points and the sandbox only.',
      from: { path: '^demo/', pathNot: TESTS },
      to: { path: '^(src/(?!(index|headless|server|dev)\\.ts$)|e2e/|tests/)' },
    },
    {
      name: 'gallery-drives-the-store',
      comment:
        'The gallery drives the built widget by actions of store/, of the slices and of their reducers.',
      from: { path: '^gallery/(?!page/)' },
      to: {
        path: '^(src/|e2e/|tests/|scripts/)',
        pathNot:
          '^src/(store/|domain/|themes\\.ts$|ui/text/(spanish|messageGroups|locales/)|screens/.*(reducer|slice)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'gallery-pages-stand-alone',
      comment: 'Modules of a page are compiled one by one: they import each other, and types of other files.',
      from: { path: '^gallery/page/' },
      to: { pathNot: '^gallery/page/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-uses-the-built-bundle',
      comment: 'End-to-end tests load dist/; of src/ they import domain/ and the types of the entry points.',
      from: { path: '^e2e/' },
      to: { path: '^src/(?!(index|headless|react|server|themes)\\.ts$|domain/)' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The product imports no test helpers, demo or sandbox.',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(sandbox|demo|gallery|e2e|tests|bench|scripts|build)/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file without imports that no file imports is unused.',
      from: {
        orphan: true,
        pathNot: [
          '^(demo|gallery)/page/',
          '^sandbox/bin\\.mjs$',
          // webpack.config.js imports these.
          '^build/[^/]+\\.mjs$',
          PACKAGE_REPLACEMENTS,
          '\\.d\\.ts$',
          '\\.config\\.js$',
          TESTS,
        ],
      },
      to: {},
    },
    {
      name: 'no-dead-modules',
      comment: 'A file that no entry point reaches is in no bundle.',
      from: { path: ENTRY_POINTS },
      to: {
        path: '^src/',
        pathNot: [ENTRY_POINTS, PACKAGE_REPLACEMENTS, '\\.d\\.ts$', TESTS],
        reachable: false,
      },
    },
    {
      name: 'resolvable',
      comment: 'An import of a missing file, or of a package that is not in package.json.',
      // The command looks for its own build first, which exists only in the published package. Vitest is the host's.
      from: { pathNot: '^sandbox/(bin\\.mjs|vitest\\.ts)$' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-product',
      comment: 'No file imports a test file.',
      from: { pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$' },
    },
  ].map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(sandbox/|demo/)?dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports count as imports.
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.cjs', '.js', '.json'],
    },
    cache: { folder: 'node_modules/.cache/dependency-cruiser', strategy: 'content' },
  },
};
