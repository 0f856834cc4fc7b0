import { ONE_TAP_HAND_OVER_MINUTES } from '../../domain/constants';
import { parseAuthenticateUrl } from '../../domain/addresses/urlToken';
import { call, getServices, type SagaGenerator } from '../effects';
import { endOf } from './pkce';

/**
 * Marks the token in One Tap's answer as one that this tab has asked for. Without Web Crypto there is no mark, so that the
 * redirect URL asks for a confirmation.
 * @param nonce of the prompt's ID token
 */
export function* markOneTap(address: string, nonce: string): SagaGenerator<void> {
  const { storage, sha256 } = yield* getServices();
  storage.oneTap.clear();
  const found = parseAuthenticateUrl(new URL(address).searchParams);
  if (!found) return;
  try {
    const hash = yield* call(sha256, nonce + found.token);
    storage.oneTap.write({ ends: yield* endOf(ONE_TAP_HAND_OVER_MINUTES), salt: nonce, hash });
  } catch {
    return;
  }
}

/** Whether this tab has asked for the token with One Tap. */
export function* isOfOneTap(token: string): SagaGenerator<boolean> {
  const { storage, clock, sha256 } = yield* getServices();
  const mark = storage.oneTap.read();
  if (!mark || clock.wallTime().getTime() >= mark.ends) return false;
  return (yield* call(sha256, mark.salt + token)) === mark.hash;
}
