/** A filter for jest (`--filter`): of the test files that depend on the changes since main, those nearest to a changed file. */
module.exports = async (tests) => {
  const MAX_TEST_FILES = 8;
  const { execFileSync } = await import('node:child_process');
  const path = await import('node:path');

  const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  const changed = [
    ...git('diff', '--name-only', '--merge-base', 'main'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];

  /** How many folders apart two files are. */
  const distance = (one, other) =>
    path.relative(path.dirname(one), path.dirname(other)).split(path.sep).filter(Boolean).length;
  const nearest = (test) => Math.min(...changed.map((file) => distance(file, test)));
  const filtered = tests.sort((a, b) => nearest(a) - nearest(b)).slice(0, MAX_TEST_FILES);
  if (tests.length > 0)
    console.log(`${filtered.length} of ${tests.length} test files that depend on the changes`);
  return { filtered };
};
