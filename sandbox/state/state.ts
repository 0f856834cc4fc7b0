import type { PasswordCost, PasswordHash } from '../verify/factors/passwordHash';
import { authorizationRepository } from './idp/authorizations';
import { captchaRepository } from './project/captcha';
import { readClock } from './clock';
import { codeRepository } from './factors/codes';
import { consentRequestRepository } from './idp/consentRequests';
import { connectedAppRepository } from './idp/connectedApps';
import type { Database } from './database/tables';
import { eventRepository } from './project/events';
import { faultRepository } from './project/faults';
import { grantRepository } from './users/grants';
import { createIds } from './ids';
import { messageRepository } from './project/messages';
import { oauthRepository } from './social/oauth';
import { oneTapRepository } from './social/oneTap';
import { passwordRepository } from './factors/passwords';
import { projectRepository } from './project/projects';
import { removalRepository } from './removals';
import { requestRepository } from './project/requests';
import { sessionRepository } from './users/sessions';
import { PROJECT_DATA } from './database/tables';
import { tokenRepository } from './tokens';
import { totpRepository } from './factors/totps';
import { tryRepository } from './factors/tries';
import { userRepository } from './users/users';
import { walletRepository } from './factors/wallets';
import { webauthnRepository } from './factors/webauthn';

/** All repositories over one transaction, with one fixed time. */
export type State = Awaited<ReturnType<typeof openState>>;

export interface StateOptions {
  passwordHash: PasswordHash;
  seed?: string | undefined;
  passwordCost?: PasswordCost | undefined;
}

async function openState(db: Database, { passwordHash, seed, passwordCost = 'full' }: StateOptions) {
  const { now, offsetMs } = await readClock(db);
  const ids = createIds(db, seed);
  return {
    db,
    now,
    /** Offset of the sandbox's clock from the system clock. */
    offsetMs,
    ids,
    projects: projectRepository(db),
    users: userRepository(db, ids, now),
    passwords: passwordRepository(db, ids, passwordHash, passwordCost),
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

/** Runs `work` in one transaction, which is rolled back when `work` throws. */
export type Transact = <T>(work: (state: State) => Promise<T>) => Promise<T>;

export const transactor =
  (db: Database, options: StateOptions): Transact =>
  (work) =>
    db.transaction().execute(async (transaction) => work(await openState(transaction, options)));

/** Deletes a project's data and keeps its settings. With a seed, ids and codes start over. */
export async function clearProject(db: Database, publicToken: string): Promise<void> {
  for (const table of PROJECT_DATA) {
    await db.deleteFrom(table).where('public_token', '=', publicToken).execute();
  }
}
