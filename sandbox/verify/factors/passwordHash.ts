/** Cost of a password hash: `full` for production strength, `cheap` for fast test suites. */
export type PasswordCost = 'full' | 'cheap';

/** Argon2id parameters, memory in KiB. `full` follows OWASP's password storage recommendations. */
export const PASSWORD_COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

export interface PasswordHash {
  hashPassword(password: string, cost: PasswordCost): Promise<string>;
  /** The hash contains its cost parameters, so that stored hashes stay valid when the cost changes. */
  isPassword(password: string, hash: string): Promise<boolean>;
}
