/** A password hash of another system, as the call `passwords/migrate` sends it. */
export interface MigratedHash {
  hash_type: string;
  hash: string;
  /** Salt and costs of the hash. */
  config: Record<string, unknown>;
}

/** Whether costs are whole numbers from 1 to a maximum, at which one sign-in does not stop a sandbox for a long time. */
export const areUsual = (config: MigratedHash['config'], most: Readonly<Record<string, number>>): boolean =>
  Object.entries(most).every(([name, limit]) => {
    const cost = config[name];
    return typeof cost === 'number' && Number.isInteger(cost) && cost >= 1 && cost <= limit;
  });
