import type { PKCEFlow } from '../browser/storage';
import type { PKCEPair } from '../domain/entities';
import type { Outcome } from '../domain/errors';
import { call, getServices, type Operation } from './effects';

/**
 * The pair for a link that is about to be sent. A stored one is used again, so that an earlier link of the same
 * browser stays good.
 */
export function* pkcePairFor(flow: Exclude<PKCEFlow, 'oauth'>): Operation<Outcome<PKCEPair>> {
  const { storage, createPKCEPair } = yield* getServices();
  const known = storage.pkce.read(flow);
  if (known) return { data: known };
  try {
    const pair = yield* call(createPKCEPair);
    storage.pkce.write(flow, pair);
    return { data: pair };
  } catch {
    return {
      error: {
        kind: 'unreachable',
        message:
          'This page cannot make a secure link: the browser offers its cryptography only over https or on localhost.',
      },
    };
  }
}
