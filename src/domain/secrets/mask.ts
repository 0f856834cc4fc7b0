/** Replaces a secret, without its value or length. */
export const MASK = '••••';

/** A secret in the state: missing or masked. */
export type Masked = '' | typeof MASK;
