/** §8: the text about a missing PKCE verifier. A file of its own, because the entry has no table of device errors. */
export const MISSING_PKCE_MESSAGE = 'Please complete on the same device it was started.';
