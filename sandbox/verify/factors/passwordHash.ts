/** Cost of a password hash: `full` for production strength, `cheap` for fast test suites. */
export type PasswordCost = 'full' | 'cheap';

/** Argon2id parameters, memory in KiB. `full` follows OWASP's password storage recommendations. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

// Imported lazily, because most test files use no password.
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> =>
  (await argon2()).hash(password, COSTS[cost]);

/** The hash contains its cost parameters, so that stored hashes stay valid when the cost changes. */
export const isPassword = async (password: string, hash: string): Promise<boolean> =>
  (await argon2()).verify(hash, password);
