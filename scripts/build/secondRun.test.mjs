import { bothRuns, filesToRunAgain } from './secondRun.mjs';

const file = (name, ...statuses) => ({
  name,
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
});
const failedFiles = (count) => Array.from({ length: count }, (_, index) => file(`${index}.e2e.ts`, 'failed'));

describe('End-to-end tests that fail', () => {
  it.each([1, 3])('%i failed files run again', (count) => {
    const testResults = [file('passes.e2e.ts', 'passed'), ...failedFiles(count)];
    expect(filesToRunAgain({ testResults })).toEqual(failedFiles(count).map(({ name }) => name));
  });

  it('more than 3 failed files do not run again', () => {
    expect(filesToRunAgain({ testResults: failedFiles(4) })).toBeNull();
  });

  it('a failure outside of the test files does not run again', () => {
    expect(filesToRunAgain({ testResults: [] })).toBeNull();
  });

  it('results of the second run replace those of the first run of the same file, and the file is named', () => {
    const first = {
      testResults: [file('a.e2e.ts', 'passed', 'failed'), file('b.e2e.ts', 'passed', 'pending')],
    };
    const second = { testResults: [file('a.e2e.ts', 'passed', 'passed')] };
    expect(bothRuns(first, second)).toMatchObject({
      numPassedTests: 3,
      numFailedTests: 0,
      numPendingTests: 1,
      ranAgain: ['a.e2e.ts'],
    });
  });
});
