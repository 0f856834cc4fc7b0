import { TestEnvironment as NodeEnvironment } from 'jest-environment-node';
import DomEnvironment from '../../tests/setup/domEnvironment.mjs';

const Base = process.env['MUTANTS_PROJECT'] === 'node' ? NodeEnvironment : DomEnvironment;

/** After the first failed test, the mutant is noticed: skips the others of the file. */
export default class MutantEnvironment extends Base {
  #hasFailed = false;

  handleTestEvent({ name, test }) {
    if (!process.env['__STRYKER_ACTIVE_MUTANT__']) return;
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
  }
}
