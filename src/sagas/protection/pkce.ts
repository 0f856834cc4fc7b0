import type { KeptPair, MailFlow, Mark, PKCEFlow } from '../../browser/storage/storage';
import {
  LINK_LIFETIME_MINUTES,
  MINUTE_MS,
  OAUTH_TIME_LIMIT_MINUTES,
  PKCE_PAIRS_KEPT,
} from '../../domain/constants';
import type { AuthAnswer, PKCEPair } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { visitorFrom } from '../../domain/session/visitor';
import { call, getServices, type SagaGenerator } from '../effects';

/** Wall time in milliseconds. */
export function* endOf(minutes: number): SagaGenerator<number> {
  return (yield* getServices()).clock.wallTime().getTime() + minutes * MINUTE_MS;
}

/** The pairs whose links have not expired, the newest first. Expired pairs are removed. */
export function* pairsOf(flow: PKCEFlow): SagaGenerator<PKCEPair[]> {
  const { storage, clock } = yield* getServices();
  const now = clock.wallTime().getTime();
  const kept = storage.pkce.read(flow);
  const good = kept.filter(({ ends }) => ends === undefined || now < ends);
  if (good.length < kept.length) storage.pkce.write(flow, good);
  return good;
}

function* makePair(): SagaGenerator<Result<PKCEPair>> {
  const { createPKCEPair } = yield* getServices();
  try {
    return { data: yield* call(createPKCEPair) };
  } catch {
    return {
      error: {
        kind: 'unreachable',
        id: 'error.insecurePage',
        message:
          'This page cannot make a secure link: the browser offers its cryptography only over https or on localhost.',
      },
    };
  }
}

/**
 * Replaces the pair of an earlier OAuth start. An error when the browser does not keep it until the visitor returns: a
 * sign-in with its challenge could not be finished.
 */
export function* newOAuthPair(): SagaGenerator<Result<PKCEPair>> {
  const { storage } = yield* getServices();
  const made = yield* makePair();
  const pairs = made.data ? [{ ...made.data, ends: yield* endOf(OAUTH_TIME_LIMIT_MINUTES) }] : [];
  // A failed start removes the earlier verifier, which would not match.
  if (storage.pkce.write('oauth', pairs)) return made;
  storage.pkce.write('oauth', []);
  return {
    error: {
      kind: 'local',
      id: 'error.storageRefused',
      message:
        'Your browser keeps no data of this page, as this way to log in needs. Allow cookies and site data.',
    },
  };
}

function* newMailPair(flow: MailFlow, minutes: number): SagaGenerator<Result<PKCEPair>> {
  const made = yield* makePair();
  if (made.error) return made;
  const pair: KeptPair = { ...made.data, ends: yield* endOf(minutes) };
  const earlier = yield* pairsOf(flow);
  (yield* getServices()).storage.pkce.write(flow, [pair, ...earlier].slice(0, PKCE_PAIRS_KEPT));
  return made;
}

/** Removes a used pair. Pairs that other tabs have stored since are kept. */
export function* dropPair(flow: PKCEFlow, { code_verifier }: PKCEPair): SagaGenerator<void> {
  const { storage } = yield* getServices();
  const kept = storage.pkce.read(flow);
  storage.pkce.write(
    flow,
    kept.filter((pair) => pair.code_verifier !== code_verifier),
  );
}

interface Mail {
  flow: MailFlow;
  email: string;
  /** Whether the project's links require PKCE: they work only in the browser that requested them. */
  isBound: boolean;
  /** Minutes until the mail's links expire, for each link; undefined means the provider's default. */
  minutes: readonly (number | undefined)[];
}

/**
 * Sends a mail with a link, and stores that this browser has requested it: as a PKCE pair where the project
 * requires PKCE, else as a mark.
 */
export function* sendMail<T>(
  { flow, email, isBound, minutes }: Mail,
  send: (code_challenge?: string) => SagaGenerator<Result<T>>,
): SagaGenerator<Result<T>> {
  const life = Math.max(...minutes.map((one) => one ?? LINK_LIFETIME_MINUTES));
  if (!isBound) {
    const result = yield* send();
    if (result.data) yield* markMail(flow, email, life);
    return result;
  }
  const pair = yield* newMailPair(flow, life);
  if (pair.error) return pair;
  const result = yield* send(pair.data.code_challenge);
  // Without an answer the mail may have been sent, so its pair is kept.
  if (result.error?.kind === 'api') yield* dropPair(flow, pair.data);
  return result;
}

/** The mails whose link was not used yet, in a project without PKCE. */
function* awaitedMails(flow: MailFlow): SagaGenerator<Mark[]> {
  const { storage, clock } = yield* getServices();
  const now = clock.wallTime().getTime();
  return storage.awaitedMails.read(flow).filter(({ ends }) => now < ends);
}

export function* isMailAwaited(flow: MailFlow): SagaGenerator<boolean> {
  return (yield* awaitedMails(flow)).length > 0;
}

function* hashOf(email: string, salt: string): SagaGenerator<string> {
  const { sha256 } = yield* getServices();
  return yield* call(sha256, salt + email.trim().toLowerCase());
}

/** Without Web Crypto there is no mark, so that the link asks for a confirmation. */
function* markMail(flow: MailFlow, email: string, minutes: number): SagaGenerator<void> {
  const { storage, random } = yield* getServices();
  const salt = random.uuid();
  try {
    const mail = { ends: yield* endOf(minutes), salt, hash: yield* hashOf(email, salt) };
    storage.awaitedMails.write(flow, [mail, ...(yield* awaitedMails(flow))].slice(0, PKCE_PAIRS_KEPT));
  } catch {
    return;
  }
}

/**
 * Removes the marks of the mails to the answer's user.
 * @returns whether a mark was found. Only verified addresses are compared: an unverified one may belong to another person.
 */
export function* takeAwaitedMails(flow: MailFlow, answer: AuthAnswer): SagaGenerator<boolean> {
  const emails = visitorFrom(answer)?.user.emails ?? [];
  const own: Mark[] = [];
  const mails = yield* awaitedMails(flow);
  for (const mail of mails)
    for (const { email, verified } of emails)
      if (verified && (yield* hashOf(email, mail.salt)) === mail.hash) own.push(mail);
  (yield* getServices()).storage.awaitedMails.write(
    flow,
    mails.filter((mail) => !own.includes(mail)),
  );
  return own.length > 0;
}
