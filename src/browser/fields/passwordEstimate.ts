import zxcvbn from 'zxcvbn';

/** zxcvbn is slow for long passwords, and 32 characters are enough for a high score. */
const MAX_ESTIMATED_LENGTH = 32;
/** Time limit for `requestIdleCallback`. */
const IDLE_TIMEOUT_MS = 300;

/** Resolves when the browser is idle, so that the estimate does not delay the drawing of a typed key. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
    else setTimeout(resolve);
  });

/** zxcvbn's score of a password, 0 to 4. */
export async function estimatePassword(password: string, personalWords: string[]): Promise<number> {
  await idle();
  return zxcvbn(password.slice(0, MAX_ESTIMATED_LENGTH), personalWords).score;
}
