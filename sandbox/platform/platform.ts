import type { Database } from '../state/database/tables';
import type { PasswordHash } from '../verify/factors/passwordHash';

/** What differs between Node and a browser. */
export interface Platform extends PasswordHash {
  subtle: SubtleCrypto;
  /** Opens the data (`SandboxOptions.data`) and runs the migrations. */
  openDatabase(data: string): Promise<Database>;
}
