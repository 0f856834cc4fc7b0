import type { PKCEFlow } from '../browser/storage';
import type { PKCEPair } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { call, getServices, type Operation } from './effects';

/** A pair of its own for what is about to start; it takes the place of the one that is stored. */
export function* newPKCEPair(flow: PKCEFlow): Operation<Outcome<PKCEPair>> {
  const { storage, createPKCEPair } = yield* getServices();
  try {
    const pair = yield* call(createPKCEPair);
    storage.pkce.write(flow, pair);
    return { data: pair };
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
 * The pair for a link that is about to be sent. A stored one is used again, so that an earlier link of the same
 * browser stays good.
 */
export function* pkcePairFor(flow: Exclude<PKCEFlow, 'oauth'>): Operation<Outcome<PKCEPair>> {
  const known = (yield* getServices()).storage.pkce.read(flow);
  return known ? { data: known } : yield* newPKCEPair(flow);
}

/** Lets a pair go that has done its work. One that another tab has made since is not touched. */
export function* clearPKCEPair(flow: PKCEFlow, used: PKCEPair | null): Operation<void> {
  const { storage } = yield* getServices();
  if (used && storage.pkce.read(flow)?.code_verifier === used.code_verifier) storage.pkce.clear(flow);
}
