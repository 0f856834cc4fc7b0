import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isRegExp } from 'node:util/types';
import jestRunner from 'jest-runner';

const TestRunner = jestRunner.default ?? jestRunner;
// In the copy of the project in which Stryker runs the tests.
const LIST = path.resolve('mutantTests.json');

/**
 * Runs only the files that have a test which reaches the mutant, and stops after the first failed file. Stryker filters tests by their
 * names alone, so that every related file would be loaded. The first run, without a mutant, writes which file has which tests.
 */
export default class MutantRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const { testNamePattern } = this._globalConfig;
    const isMutant = Boolean(process.env['__STRYKER_ACTIVE_MUTANT__']);
    const names = {};
    this.on('test-file-success', ([{ path: file }, { testResults, numFailingTests }]) => {
      names[file] = testResults.map(({ fullName }) => fullName);
      if (isMutant && numFailingTests > 0) watcher.setState({ interrupted: true });
    });
    if (!isMutant || !testNamePattern) {
      await super.runTests(tests, watcher, options);
      if (!isMutant) writeFileSync(LIST, JSON.stringify(names));
      return;
    }
    const pattern = isRegExp(testNamePattern) ? testNamePattern : new RegExp(testNamePattern, 'i');
    const known = JSON.parse(readFileSync(LIST, 'utf8'));
    const covering = tests.filter(
      ({ path: file }) => known[file]?.some((name) => pattern.test(name)) ?? true,
    );
    await super.runTests(covering, watcher, options);
  }
}
