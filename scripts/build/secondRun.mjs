/** With more failed files than this, none is run again. */
const MOST_FILES = 3;

const failed = ({ testResults }) => testResults.filter(({ status }) => status !== 'passed');

/** The files to run once more after jest's first results; null when the failure stands. */
export function filesToRunAgain(first) {
  const files = failed(first).map(({ name }) => name);
  return files.length > 0 && files.length <= MOST_FILES ? files : null;
}

/** Adds the results of the second run to those of the first. */
export function bothRuns(first, second) {
  const replaced = new Set(second.testResults.map(({ name }) => name));
  const testResults = [...first.testResults.filter(({ name }) => !replaced.has(name)), ...second.testResults];
  const count = (wanted) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => wanted.includes(status)).length;
  return {
    testResults,
    numPassedTests: count(['passed']),
    numFailedTests: count(['failed']),
    numPendingTests: count(['pending', 'skipped', 'disabled']),
    numTodoTests: count(['todo']),
    ranAgain: failed(first).map(({ name }) => name),
  };
}
