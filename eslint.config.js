import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import {
  clockRules,
  codeRules,
  defaultExportRule,
  partRules,
  sinkRules,
  testRules,
  timerGlobals,
  worldGlobals,
} from './scripts/lintRules.mjs';

const tests = ['**/*.test.{ts,tsx}', 'tests/**', 'e2e/**', 'bench/**'];
// Time, randomness and the page are used in browser/ (and the DOM in ui/ and mount/), so that tests can replace them.
const withoutGlobals = ['domain', 'store', 'sagas', 'api', 'client', 'screens'].map(
  (layer) => `src/${layer}/**/*.{ts,tsx}`,
);

export default tseslint.config(
  { ignores: ['**/dist/**', 'release/**', 'coverage/**', '**/.pricerx-sandbox/**'] },
  {
    // Rules cannot be switched off by a comment: all exceptions are listed in this file.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // `void` in a union: the return value of a host's callback is ignored.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'object-shorthand': 'error',
      'prefer-template': 'error',
      'max-lines': ['error', 250],
      'no-restricted-syntax': ['error', ...codeRules, defaultExportRule],
    },
  },
  {
    // Finding promises that are not awaited needs types; the other rules that need types take longer than what they find is worth.
    files: ['{src,sandbox,demo,gallery,site,playground}/**/*.{ts,tsx}'],
    ignores: tests,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Screens are looked up by name among the loaded flows. The rule treats a looked-up component as a new one.
      'react-hooks/static-components': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@emotion/*'],
              allowTypeImports: true,
              message: 'Only ui/styling/ imports emotion. Import `styled` from ui/styling/styled.ts.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...codeRules, ...sinkRules, ...partRules, defaultExportRule],
    },
  },
  {
    // The host's element, into which a server writes the widget's HTML.
    files: ['src/react/MountPoint.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...codeRules, defaultExportRule] },
  },
  {
    files: ['src/ui/styling/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['{sandbox,demo,gallery,site,playground}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...codeRules, ...sinkRules, defaultExportRule] },
  },
  {
    files: withoutGlobals,
    rules: {
      'no-restricted-globals': ['error', ...worldGlobals, ...timerGlobals],
      'no-restricted-syntax': [
        'error',
        ...codeRules,
        ...sinkRules,
        ...clockRules,
        ...partRules,
        defaultExportRule,
      ],
    },
  },
  {
    // Views may use timers, for display only (a countdown that ticks).
    files: ['src/screens/**/*.tsx'],
    rules: { 'no-restricted-globals': ['error', ...worldGlobals] },
  },
  {
    // The default export of a flow's index.ts is the flow: `import()` of its chunk gives it.
    files: ['src/screens/**/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...codeRules, ...sinkRules, ...clockRules] },
  },
  {
    // These entry points re-export everything of other files.
    files: ['src/index.ts', 'src/react.ts', 'src/compat.ts', 'src/compat/react.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...codeRules.filter(({ selector }) => selector !== 'ExportAllDeclaration'),
        defaultExportRule,
      ],
    },
  },
  {
    // Tables of texts and countries may be longer.
    files: [
      'src/domain/phones/*ialCodes.ts',
      'src/**/strings.ts',
      'src/ui/**/*.strings.ts',
      'src/ui/text/locales/*.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-syntax': ['error', ...codeRules, ...testRules, defaultExportRule],
    },
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'describe',
          'it',
          'test',
          'expect',
          'jest',
          'beforeAll',
          'beforeEach',
          'afterAll',
          'afterEach',
        ].map((name) => ({ name, message: 'This is jest’s. Import Playwright’s `test` and `expect`.' })),
      ],
    },
  },
  {
    // Tools require a default export in their configuration.
    files: [
      '*.config.{js,ts}',
      '.dependency-cruiser.mjs',
      'tests/setup/*.mjs',
      'scripts/mutants/*',
      'site/eleventy.config.mjs',
      // Next.js requires default exports of pages.
      'examples/**',
    ],
    rules: { 'no-restricted-syntax': ['error', ...codeRules] },
  },
  {
    // Compilations that begin at an entry point do not list its declarations of stylis.
    files: ['src/ui/styling/styleCache.ts'],
    rules: { '@typescript-eslint/triple-slash-reference': 'off' },
  },
);
