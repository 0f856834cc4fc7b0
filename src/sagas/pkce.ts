import type { KeptPair, MailFlow, PKCEFlow } from '../browser/storage';
import { LINK_LIFE_MINUTES, MINUTE_MS, OAUTH_LIFE_MINUTES, PKCE_PAIRS_KEPT } from '../domain/constants';
import type { PKCEPair } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { call, getServices, type Operation } from './effects';

function* endOf(minutes: number): Operation<number> {
  return (yield* getServices()).clock.wallTime().getTime() + minutes * MINUTE_MS;
}

/** The pairs whose mail is still good, the newest first. The others are let go. */
export function* pairsOf(flow: PKCEFlow): Operation<PKCEPair[]> {
  const { storage, clock } = yield* getServices();
  const now = clock.wallTime().getTime();
  const kept = storage.pkce.read(flow);
  const good = kept.filter(({ ends }) => ends === undefined || now < ends);
  if (good.length < kept.length) storage.pkce.write(flow, good);
  return good;
}

function* makePair(): Operation<Outcome<PKCEPair>> {
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

/** The pair of a start at a social provider takes the place of an earlier start's. */
export function* newOAuthPair(): Operation<Outcome<PKCEPair>> {
  const { storage } = yield* getServices();
  const made = yield* makePair();
  // A verifier without its challenge would be refused.
  storage.pkce.write('oauth', made.data ? [{ ...made.data, ends: yield* endOf(OAUTH_LIFE_MINUTES) }] : []);
  return made;
}

function* newMailPair(flow: MailFlow, minutes: number): Operation<Outcome<PKCEPair>> {
  const made = yield* makePair();
  if (made.error) return made;
  const pair: KeptPair = { ...made.data, ends: yield* endOf(minutes) };
  const earlier = yield* pairsOf(flow);
  (yield* getServices()).storage.pkce.write(flow, [pair, ...earlier].slice(0, PKCE_PAIRS_KEPT));
  return made;
}

/** Lets a pair go that has done its work. Those that other tabs have made since are not touched. */
export function* dropPair(flow: PKCEFlow, { code_verifier }: PKCEPair): Operation<void> {
  const { storage } = yield* getServices();
  const kept = storage.pkce.read(flow);
  storage.pkce.write(
    flow,
    kept.filter((pair) => pair.code_verifier !== code_verifier),
  );
}

interface Mail {
  flow: MailFlow;
  /** Whether the project's links work only in the browser that asked for them. */
  isBound: boolean;
  /** The lives that its links may have, in minutes; undefined is the provider's own. */
  minutes: readonly (number | undefined)[];
}

/**
 * Sends a mail with a link, and remembers that this browser has asked for it: by a pair of its own where the project
 * requires PKCE, else by a mark.
 */
export function* sendMail<T>(
  { flow, isBound, minutes }: Mail,
  send: (code_challenge?: string) => Operation<Outcome<T>>,
): Operation<Outcome<T>> {
  const life = Math.max(...minutes.map((one) => one ?? LINK_LIFE_MINUTES));
  if (!isBound) {
    const outcome = yield* send();
    if (outcome.data) (yield* getServices()).storage.asked.write(flow, yield* endOf(life));
    return outcome;
  }
  const pair = yield* newMailPair(flow, life);
  if (pair.error) return pair;
  const outcome = yield* send(pair.data.code_challenge);
  // Without an answer the mail may be on its way.
  if (outcome.error?.kind === 'api') yield* dropPair(flow, pair.data);
  return outcome;
}

/** Whether this browser has asked, without a pair, for a mail whose link has not been used. Which mail it was, a mark cannot tell. */
export function* isMailAwaited(flow: MailFlow): Operation<boolean> {
  const { storage, clock } = yield* getServices();
  const ends = storage.asked.read(flow);
  if (ends === null) return false;
  if (clock.wallTime().getTime() < ends) return true;
  storage.asked.clear(flow);
  return false;
}
