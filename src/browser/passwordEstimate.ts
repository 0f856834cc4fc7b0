import zxcvbn from 'zxcvbn';

/** zxcvbn's time grows faster than its input, and what follows here only makes a password stronger. */
const LONGEST_JUDGED = 100;

/** A guess of how hard a password is to guess, 0 to 4. */
export const estimatePassword = (password: string, personalWords: string[]): number =>
  zxcvbn(password.slice(0, LONGEST_JUDGED), personalWords).score;
