// Types and lint in one process: lint rules that need types use the compiler's results.
import path from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import config from '../eslint.config.js';

const root = path.resolve(import.meta.dirname, '..');

const { options, fileNames } = ts.parseJsonConfigFileContent(
  ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
);
const program = ts.createProgram(fileNames, options);
const problems = ts.getPreEmitDiagnostics(program);
if (problems.length > 0) console.error(ts.formatDiagnostics(problems, ts.createCompilerHost(options)));

/** The configuration with this program instead of one that ESLint would create. */
const withProgram = config
  .filter(({ languageOptions }) => languageOptions?.parserOptions?.projectService)
  .map(({ files, ignores }) => ({
    files,
    ignores,
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  }));

const eslint = new ESLint({ cwd: root, overrideConfig: withProgram });
const results = await eslint.lintFiles(['.']);
console.error(await (await eslint.loadFormatter('stylish')).format(results));

const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = isClean && problems.length === 0 ? 0 : 1;
