import type { PasswordCost } from '../verify/passwordHash';
import { authorizationRepository } from './authorizations';
import { captchaRepository } from './captcha';
import { readClock } from './clock';
import { codeRepository } from './codes';
import { consentRequestRepository } from './consentRequests';
import { connectedAppRepository } from './connectedApps';
import type { Database } from './db';
import { eventRepository } from './events';
import { faultRepository } from './faults';
import { grantRepository } from './grants';
import { createIds } from './ids';
import { messageRepository } from './messages';
import { oauthRepository } from './oauth';
import { oneTapRepository } from './oneTap';
import { passwordRepository } from './passwords';
import { projectRepository } from './projects';
import { removalRepository } from './removals';
import { requestRepository } from './requests';
import { sessionRepository } from './sessions';
import { PROJECT_DATA } from './tables';
import { tokenRepository } from './tokens';
import { totpRepository } from './totps';
import { tryRepository } from './tries';
import { userRepository } from './users';
import { walletRepository } from './wallets';
import { webauthnRepository } from './webauthn';

/** Everything the sandbox knows, as one call sees it: time stands still in it, and it is written as a whole. */
export type State = Awaited<ReturnType<typeof openState>>;

export interface StateOptions {
  seed?: string | undefined;
  passwordCost?: PasswordCost | undefined;
}

export async function openState(db: Database, { seed, passwordCost = 'full' }: StateOptions = {}) {
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
    passwords: passwordRepository(db, ids, passwordCost),
    tries: tryRepository(db, now),
    removals: removalRepository(db),
    webauthn: webauthnRepository(db, ids, now),
    totps: totpRepository(db, ids, now),
    wallets: walletRepository(db, ids, now),
    oauth: oauthRepository(db, ids, now),
    oneTap: oneTapRepository(db, now),
    connectedApps: connectedAppRepository(db),
    consentRequests: consentRequestRepository(db, now),
    authorizations: authorizationRepository(db, ids, now),
    grants: grantRepository(db, now),
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
  (db: Database, options?: StateOptions): Transact =>
  (work) =>
    db.transaction().execute(async (transaction) => work(await openState(transaction, options)));

/** Forgets what happened in a project. Its settings stay; ids and codes of a seed start over. */
export async function clearProject(db: Database, publicToken: string): Promise<void> {
  for (const table of PROJECT_DATA) {
    await db.deleteFrom(table).where('public_token', '=', publicToken).execute();
  }
}
