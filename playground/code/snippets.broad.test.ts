/** @jest-environment node */
import path from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { DEFAULT_CHOICE, type Choice } from '../choice';
import { anyChoice } from '../testing/anyChoice';
import { importCode, reactCode, scriptTag, type Snippet } from './snippets';
import { OAuthProviders, OTPMethods, Products } from '../../src/domain/enums';

const root = path.resolve(import.meta.dirname, '../..');
const EVERYTHING: Choice = {
  ...DEFAULT_CHOICE,
  products: Object.values(Products),
  otp: Object.values(OTPMethods),
  social: Object.values(OAuthProviders),
  oneTap: true,
  language: 'zh-Hans',
  dom: 'shadow',
  logo: true,
  hideHeader: true,
  colorScheme: 'auto',
  dark: { 'colors.primary': '#ABCDEF' },
  styles: { 'colors.primary': '#123456', 'buttons.primary.borderRadius': '12px', fontFamily: '"Open Sans"' },
  texts: { 'login.title': 'Sign in "here" \\ </script>' },
};
const CHOICES: Choice[] = [DEFAULT_CHOICE, EVERYTHING, { ...EVERYTHING, api: 'live', products: [] }];

const all = (choice: Choice): Snippet[] => [
  ...scriptTag(choice),
  ...importCode(choice),
  ...reactCode(choice),
];

/** Parsed files of the package and of TypeScript itself, for several programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** TypeScript's errors in the files, which import the sources instead of the package. */
function problemsIn(files: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    paths: {
      'pricerx-auth': [`${root}/src/index.ts`],
      'pricerx-auth/react': [`${root}/src/react.ts`],
    },
  };
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.directoryExists = () => true;
  const { getSourceFile } = host;
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name);
    if (text !== undefined) return ts.createSourceFile(name, text, version);
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, version, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].flatMap((name) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
  });
}

describe('the playground’s code', () => {
  it('has the package’s types, as import and for React', () => {
    const files = new Map(
      CHOICES.flatMap((choice, index) =>
        [importCode, reactCode].flatMap((print) =>
          print(choice).map(
            ({ file, code }) => [`${root}/playground/${print.name}${index}/${file}`, code] as const,
          ),
        ),
      ),
    );
    expect(problemsIn(files)).toEqual([]);
    const broken = new Map([...files].map(([name, code]) => [name, code.replace('config', 'confog')]));
    expect(problemsIn(broken).length).toBeGreaterThanOrEqual(CHOICES.length);
  }, 120_000);

  it('can be parsed for every choice, and no text ends a script element or a line', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        for (const { file, language, code } of all(choice)) {
          if (language === 'html') continue;
          const { diagnostics } = ts.transpileModule(code, {
            fileName: file,
            reportDiagnostics: true,
            compilerOptions: { jsx: ts.JsxEmit.ReactJSX, target: ts.ScriptTarget.ES2022 },
          });
          expect(diagnostics).toEqual([]);
          if (language === 'js') expect(code).not.toContain('<');
        }
      }),
      { numRuns: 40 },
    );
  });

  it('calls the chosen API, and has a token of the same kind', () => {
    const codeFor = (api: Choice['api']): string =>
      all({ ...DEFAULT_CHOICE, api })
        .map(({ code }) => code)
        .join('');
    expect(codeFor('sandbox')).toContain("apiUrl: 'http://localhost:4311'");
    expect(codeFor('test')).not.toContain('apiUrl');
    expect(codeFor('live')).toContain('public-token-live-…');
  });
});
