import { captchaRepository } from './captcha';
import { readClock } from './clock';
import { codeRepository } from './codes';
import type { Database } from './db';
import { eventRepository } from './events';
import { faultRepository } from './faults';
import { createIds } from './ids';
import { messageRepository } from './messages';
import { projectRepository } from './projects';
import { requestRepository } from './requests';
import { sessionRepository } from './sessions';
import { PROJECT_DATA } from './tables';
import { tokenRepository } from './tokens';
import { userRepository } from './users';

/** Everything the sandbox knows, as one call sees it: time stands still in it, and it is written as a whole. */
export type State = Awaited<ReturnType<typeof openState>>;

export async function openState(db: Database, seed?: string) {
  const { now, offsetMs } = await readClock(db);
  const ids = createIds(db, seed);
  return {
    db,
    now,
    /** How far the clock has been moved from this machine's. */
    offsetMs,
    ids,
    projects: projectRepository(db),
    users: userRepository(db, ids, now),
    codes: codeRepository(db, ids, now),
    tokens: tokenRepository(db, now),
    sessions: sessionRepository(db, ids, now),
    messages: messageRepository(db, now),
    faults: faultRepository(db, ids),
    captcha: captchaRepository(db, now),
    requests: requestRepository(db, now),
    events: eventRepository(db),
  };
}

/** Runs `work` on the state in one transaction: either all it wrote stays, or, when it throws, nothing. */
export type Transact = <T>(work: (state: State) => Promise<T>) => Promise<T>;

export const transactor =
  (db: Database, seed?: string): Transact =>
  (work) =>
    db.transaction().execute(async (transaction) => work(await openState(transaction, seed)));

/** Forgets what happened in a project. Its settings stay; ids and codes of a seed start over. */
export async function clearProject(db: Database, publicToken: string): Promise<void> {
  for (const table of PROJECT_DATA) {
    await db.deleteFrom(table).where('public_token', '=', publicToken).execute();
  }
}
