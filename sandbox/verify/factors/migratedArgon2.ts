import { bytesOfText, unpaddedBase64 } from '../bytes';
import { areUsual, type MigratedHash } from './migratedHash';

const NAMES: Readonly<Record<string, string>> = { argon_2i: 'argon2i', argon_2id: 'argon2id' };
/** Memory in kibibytes. */
const MOST = { memory: 2 ** 18, iteration_amount: 20, threads: 8 };

export const isArgon2 = ({ hash_type }: MigratedHash): boolean => Object.hasOwn(NAMES, hash_type);

/** Salt and hash have at least the 8 and 12 bytes that the algorithm needs. */
const TEXT = /^\$(argon2id?)\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{11,}\$[\w+/]{16,}$/;

/** The hash as the sandbox stores its own, with costs and salt in the text. A bare hash has them in its configuration. */
export function argon2Text({ hash_type, hash, config }: MigratedHash): string {
  if (hash.startsWith('$')) return hash;
  const costs = `m=${config['memory']},t=${config['iteration_amount']},p=${config['threads']}`;
  const salt = unpaddedBase64(bytesOfText(String(config['salt'])));
  return `$${NAMES[hash_type]}$v=19$${costs}$${salt}$${unpaddedBase64(bytesOfText(hash))}`;
}

/** Whether the hash is of its type, and its costs are usual. */
export function isUsualArgon2(given: MigratedHash): boolean {
  const [, name, ...costs] = TEXT.exec(argon2Text(given)) ?? [];
  const [memory = 0, iteration_amount = 0, threads = 0] = costs.map(Number);
  return (
    name === NAMES[given.hash_type] &&
    memory >= 8 * threads &&
    areUsual({ memory, iteration_amount, threads }, MOST)
  );
}
