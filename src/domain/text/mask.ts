/** Replaces a secret: shows that there is one without its value or length. */
export const MASK = '••••';

/** A secret in the state: none or masked. The type cannot hold the secret itself. */
export type Masked = '' | typeof MASK;
