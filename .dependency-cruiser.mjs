// The floors of the house: imports go downwards only. One row a floor; what is not named here may not be imported.
const FLOORS = {
  domain: { src: [], types: [] },
  browser: { src: ['domain'], types: [] },
  api: { src: ['domain'], types: ['browser'] },
  store: { src: ['domain', 'api'], types: ['browser'] },
  sagas: { src: ['domain', 'api', 'store'], types: ['browser'] },
  client: { src: ['domain', 'store', 'sagas'], types: ['api', 'browser'] },
  ui: { src: ['domain'], types: [] },
  screens: { src: ['domain', 'api', 'store', 'sagas', 'ui'], types: [] },
  mount: { src: ['domain', 'browser', 'api', 'store', 'sagas', 'client', 'ui', 'screens'], types: [] },
  shell: { src: ['domain', 'browser', 'client', 'mount', 'ui', 'screens'], types: ['api', 'sagas', 'store'] },
};

const TESTS = '\\.test\\.tsx?$|^tests/|^e2e/|^bench/';
const DYNAMIC_HOMES = [
  '^src/screens/.+/flow\\.ts$',
  '^src/screens/oauth/marks\\.ts$',
  '^src/ui/packs\\.ts$',
  '^src/browser/services\\.ts$',
  '^src/browser/pageServices\\.ts$',
  '^src/client/sessionKeeper\\.ts$',
  '^src/shell/(connection|createClient|mountWidget)\\.ts$',
];
/** Imported by nobody: the build puts it in the place of a package. */
const STAND_IN =
  '^src/(ui/(isPropValid|emotionCache|insertionEffect|styledTags|unitless)|store/immerPatches|shell/painter/(react|jsxRuntime|styled))\\.ts$';
const REACT = '(^|/)node_modules/(react|react-dom|react-redux|@emotion/[^/]+)/';
const REDUX = '(^|/)node_modules/(@reduxjs/toolkit|redux|react-redux|redux-saga|@redux-saga/[^/]+)/';

const floors = Object.entries(FLOORS).flatMap(([floor, { src, types }]) => {
  const from = { path: `^src/${floor}/`, pathNot: TESTS };
  const own = [floor, ...src];
  // The core makes the real services, so client/ reaches these files of browser/.
  const single = floor === 'client' ? ['^src/browser/(pageServices|services)\\.ts$'] : [];
  const values = own.map((name) => `^src/${name}/`).concat(single);
  return [
    {
      name: `floor-${floor}`,
      comment: `${floor}/ may import ${src.join(', ') || 'nothing of src'}.`,
      severity: 'error',
      from,
      to: { path: '^src/', pathNot: [...values, ...types.map((name) => `^src/${name}/`)] },
    },
    ...types.map((name) => ({
      name: `floor-${floor}-${name}-types-only`,
      comment: `${floor}/ may import the types of ${name}/ only.`,
      severity: 'error',
      from,
      to: { path: `^src/${name}/`, pathNot: single, dependencyTypesNot: ['type-only'] },
    })),
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...floors,
    {
      name: 'no-cycles',
      comment: 'Type-only ones count too: two files that must know each other are one file or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'flows-apart',
      comment: 'Flows meet only in the shared widget slice; flows.ts alone knows them all.',
      severity: 'error',
      from: { path: '^src/screens/([^/]+)/', pathNot: TESTS },
      to: { path: '^src/screens/[^/]+/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'flows-through-flows-ts',
      comment: 'What is shared by screens never names a flow; flows.ts does.',
      severity: 'error',
      from: { path: '^src/screens/[^/]+\\.tsx?$', pathNot: ['^src/screens/flows\\.ts$', TESTS] },
      to: { path: '^src/screens/[^/]+/' },
    },
    {
      name: 'dynamic-imports-have-homes',
      comment:
        'A flow’s flow.ts holds the import() of its code, browser/services.ts every import() of a heavy browser part; the client fetches what asks the provider with its first call, and the session’s keeper the refresh.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...DYNAMIC_HOMES, TESTS] },
      to: { dynamic: true },
    },
    {
      name: 'react-floors',
      comment: 'React appears only in ui, screens and mount.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/(ui|screens|mount)/', '^src/shell/painter/styled\\.ts$', TESTS],
      },
      to: { path: REACT },
    },
    {
      name: 'shell-is-light',
      comment:
        'The entry paints and remembers. What the core and the app do is fetched, so shell/ imports it dynamically or as types; of the screens it knows the views of Main.',
      severity: 'error',
      from: { path: '^src/shell/', pathNot: TESTS },
      to: {
        path: '^src/(mount/|store/|sagas/|api/|client/(runtime|rooms)\\.ts|screens/(?!main/(MainView|TypedForms|state)\\.|[^/]+/buttons\\.))',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'ui-knows-no-redux',
      comment: 'The parts take plain props; a later step paints them before the store exists.',
      severity: 'error',
      from: { path: '^src/ui/', pathNot: TESTS },
      to: { path: REDUX },
    },
    {
      name: 'pure-domain',
      comment: 'domain/ is facts and rules: no packages.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { path: 'node_modules' },
    },
    {
      name: 'headless-without-react',
      comment: 'headless.ts builds without React.',
      severity: 'error',
      from: { path: '^src/headless\\.ts$' },
      to: { path: `${REACT}|^src/(ui|screens|mount)/`, reachable: true },
    },
    {
      name: 'front-doors',
      comment: 'Nothing inside imports a front door; the big one opens onto the small one.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/index\\.ts$', TESTS] },
      to: { path: '^src/(index|headless)\\.ts$' },
    },
    {
      name: 'sandbox-knows-the-domain-only',
      comment: 'The sandbox is a package of its own; it shares the names of the wire and nothing else.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src/(?!domain/)|demo/|e2e/)' },
    },
    {
      name: 'demo-uses-the-public-doors',
      comment: 'The host page is a host: it knows what a host knows, and starts the sandbox.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(src/(?!(index|headless)\\.ts$)|e2e/|tests/)' },
    },
    {
      name: 'gallery-drives-the-store',
      comment:
        'The gallery shows dist/ by actions of the slices and of the store; its pages know types alone, since they are served as they are.',
      severity: 'error',
      from: { path: '^gallery/(?!page/)' },
      to: {
        path: '^(src/|e2e/|tests/|scripts/)',
        pathNot: '^src/(store/|domain/|ui/packs/|screens/.*slice\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'gallery-pages-stand-alone',
      comment:
        'A page’s modules are compiled one by one: they import each other, and of everything else the types.',
      severity: 'error',
      from: { path: '^gallery/page/' },
      to: { pathNot: '^gallery/page/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'e2e-uses-the-built-bundle',
      comment:
        'End-to-end tests see dist/ in a browser; of the source they may know types and names of the domain.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^src/(?!(index|headless)\\.ts$|domain/)' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The product imports no test help, demo or sandbox.',
      severity: 'error',
      from: { path: '^src/', pathNot: TESTS },
      to: { path: '^(sandbox|demo|gallery|e2e|tests|bench|scripts)/' },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nothing imports and that imports nothing is forgotten.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '^(demo|gallery)/page/',
          '^sandbox/bin\\.mjs$',
          STAND_IN,
          '\\.d\\.ts$',
          '\\.config\\.js$',
          TESTS,
        ],
      },
      to: {},
    },
    {
      name: 'no-dead-modules',
      comment: 'What no front door reaches is in nobody’s bundle.',
      severity: 'error',
      from: { path: '^src/(index|headless)\\.ts$' },
      to: {
        path: '^src/',
        pathNot: ['^src/(index|headless)\\.ts$', STAND_IN, '\\.d\\.ts$', TESTS],
        reachable: false,
      },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere, or to a package that package.json does not name.',
      severity: 'error',
      // The command looks for its build first, which is there only when published.
      from: { pathNot: '^sandbox/bin\\.mjs$' },
      to: { couldNotResolve: true },
    },
    {
      name: 'no-tests-in-product',
      severity: 'error',
      comment: 'Test files are imported by nothing.',
      from: { pathNot: TESTS },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(sandbox/|demo/)?dist/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Type-only imports count: a floor that knows another's types knows that floor.
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
