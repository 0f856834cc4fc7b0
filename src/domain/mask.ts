/** Stands where a secret would. That there is one can be seen, and nothing of it. */
export const MASK = '••••';

/** A secret as the state knows it: none, or one that is there. The secret itself does not fit in. */
export type Masked = '' | typeof MASK;
