import zxcvbn from 'zxcvbn';

/** zxcvbn's time grows faster than its input, and 32 characters suffice to judge a longer password. */
const LONGEST_JUDGED = 32;
/** Limit of the wait for an idle browser. */
const LONGEST_WAIT_MS = 300;

/** Resolves when the browser is idle, so that the estimate does not delay the drawing of a typed key. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });

/** zxcvbn's score of a password, 0 to 4. */
export async function estimatePassword(password: string, personalWords: string[]): Promise<number> {
  await idle();
  return zxcvbn(password.slice(0, LONGEST_JUDGED), personalWords).score;
}
