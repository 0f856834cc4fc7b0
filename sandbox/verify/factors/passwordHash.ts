/** How much work a password hash is: `full` is what a provider would ask for, `cheap` keeps test suites quick. */
export type PasswordCost = 'full' | 'cheap';

/** Argon2id; memory in KiB. `full` follows OWASP's password storage recommendations. */
const COSTS = {
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  cheap: { memoryCost: 64, timeCost: 1, parallelism: 1 },
};

// Loaded with the first password: most test files never see one.
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = async (password: string, cost: PasswordCost): Promise<string> =>
  (await argon2()).hash(password, COSTS[cost]);

/** The hash knows the cost it was made with, so data outlives a change of it. */
export const isPassword = async (password: string, hash: string): Promise<boolean> =>
  (await argon2()).verify(hash, password);
