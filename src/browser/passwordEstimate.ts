import zxcvbn from 'zxcvbn';

/** zxcvbn's time grows faster than its input. A password whose beginning is this hard to guess needs no further look. */
const LONGEST_JUDGED = 32;
/** A browser that is never idle gives its guess all the same. */
const LONGEST_WAIT_MS = 300;

/** A moment in which no key waits to be drawn. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS });
    else setTimeout(resolve);
  });

/** A guess of how hard a password is to guess, 0 to 4. */
export async function estimatePassword(password: string, personalWords: string[]): Promise<number> {
  await idle();
  return zxcvbn(password.slice(0, LONGEST_JUDGED), personalWords).score;
}
