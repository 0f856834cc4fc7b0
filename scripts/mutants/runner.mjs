import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRegExp } from 'node:util/types';
import jestRunner from 'jest-runner';

const TestRunner = jestRunner.default ?? jestRunner;
// In the copy of the project in which Stryker runs the tests.
const LIST = path.resolve('mutantTests.json');
const LIMIT = Number(process.env['MUTANTS_FILES'] ?? 12);

let sources;
/** The file of a mutant: Stryker has written the ids into the code. */
function sourceOf(mutant) {
  sources ??= new Map(
    ['src', 'sandbox', 'bin']
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.resolve(entry.parentPath, entry.name))
      .flatMap((file) => {
        const ids = readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g);
        return [...ids].map(([, id]) => [id, file]);
      }),
  );
  return sources.get(mutant) ?? '';
}

const OF_NODE = '@stryker-mutator/jest-runner/jest-env/node';

/** Whether a test file tells Stryker what it reaches: one for Node does once its copy names Stryker's environment, one for another does not. */
function tellsCoverage(file) {
  const code = readFileSync(file, 'utf8');
  const [, environment] = /^\/\*\*[\s*]*@jest-environment (\S+)/.exec(code) ?? [];
  if (environment === 'node') writeFileSync(file, code.replace('node', OF_NODE));
  return [undefined, 'node', OF_NODE].includes(environment);
}

const nameOf = (file) => path.basename(file).split('.')[0];

/** How near a test file is to a source: the folders of both; a resource has the same name in every layer, so that a name is nearest. */
function nearness(test, source) {
  const [these, those] = [test, source].map((file) => path.dirname(path.relative('', file)).split('/'));
  const apart = these.findIndex((part, at) => part !== those[at]);
  return nameOf(test) === nameOf(source) ? Infinity : apart < 0 ? these.length : apart;
}

/**
 * Runs only the files that have a test which reaches the mutant, the nearest and quickest first, and stops after the first failed file.
 * Stryker filters tests by their names alone, so that every file would be loaded. The first run, without a mutant, writes which file
 * has which tests.
 */
export default class MutantRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    const files = {};
    this.on('test-file-success', ([{ path: file }, { testResults, numFailingTests, perfStats }]) => {
      files[file] = { names: testResults.map(({ fullName }) => fullName), ms: perfStats.runtime };
      if (mutant && numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    if (!mutant || !testNamePattern) {
      await super.runTests(
        tests.filter(({ path: file }) => tellsCoverage(file)),
        watcher,
        options,
      );
      if (!mutant) writeFileSync(LIST, JSON.stringify(files));
      return;
    }
    const pattern = isRegExp(testNamePattern) ? testNamePattern : new RegExp(testNamePattern, 'i');
    const known = JSON.parse(readFileSync(LIST, 'utf8'));
    const source = sourceOf(mutant);
    const covering = tests
      .filter(({ path: file }) => known[file]?.names.some((name) => pattern.test(name)))
      .sort(
        ({ path: a }, { path: b }) => nearness(b, source) - nearness(a, source) || known[a].ms - known[b].ms,
      );
    await super.runTests(covering.slice(0, LIMIT), watcher, options);
  }
}
