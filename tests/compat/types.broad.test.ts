import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(__dirname, '../..');
const fromRoot = (file: string) => path.join(root, file);

/** What TypeScript says about a host whose imports of a package come from a file. */
function complaints(host: string, name: string, file: string): string[] {
  const program = ts.createProgram([path.join(__dirname, 'hosts', host)], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    paths: { [name]: [fromRoot(file)] },
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

const HOSTS = [
  ['vanilla5.ts', '@stytch/vanilla-js', 'node_modules/@stytch/vanilla-js/dist/index.d.ts', 'src/compat.ts'],
  [
    'vanilla6.ts',
    '@stytch/vanilla-js',
    'node_modules/@stytch/vanilla-js-6/dist/types/index.d.ts',
    'src/compat.ts',
  ],
  ['react.tsx', '@stytch/react', 'node_modules/@stytch/react/dist/types/index.d.ts', 'src/compat/react.ts'],
] as const;

describe('§1 Mounting: a host in TypeScript that is written for the provider’s packages', () => {
  it.each(HOSTS)('%s compiles with the provider’s package, and with ours', (host, name, theirs, ours) => {
    expect(complaints(host, name, theirs)).toEqual([]);
    expect(complaints(host, name, ours)).toEqual([]);
  });

  it('a name that is in neither is refused', () => {
    expect(complaints('vanilla6.ts', '@stytch/vanilla-js', 'src/themes.ts').join()).toContain('StytchUI');
  });
});
