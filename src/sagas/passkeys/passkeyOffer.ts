import type { WebAuthnAnswer } from '../../api/endpoints/webauthn';
import type { WebAuthn } from '../../browser/passkeys/webauthn';
import type { Result } from '../../domain/errors/errors';
import { adopted, authenticated, cleared, selectVisitor } from '../../store/session';
import { call, getServices, never, race, select, take, type SagaGenerator } from '../effects';
import { authenticatePasskey, type PasskeyAuthenticateOptions } from './webauthnAuthenticate';

/** Returns after the next change of the page's visibility. */
function* visibilityChange({ page }: WebAuthn): SagaGenerator<void> {
  let stop: () => void = () => undefined;
  try {
    yield* call(() => new Promise<void>((resolve) => (stop = page.onChange(resolve))));
  } finally {
    stop();
  }
}

/** Waits until the page is visible, has no session and has no other pending passkey request. */
function* waitUntilPossible(browser: WebAuthn): SagaGenerator<void> {
  for (;;) {
    const busy = browser.whenFree();
    if (yield* select(selectVisitor)) yield* take(cleared);
    else if (!browser.page.isVisible()) yield* visibilityChange(browser);
    else if (busy) yield* call(() => busy);
    else return;
  }
}

/**
 * Aborts the offer when the page is hidden or the visitor signs in. A passkey chosen before that is still used.
 */
function* abortOffer(browser: WebAuthn, controller: AbortController): SagaGenerator<void> {
  do {
    yield* race({ visibility: visibilityChange(browser), signedIn: take([authenticated, adopted]) });
  } while (browser.page.isVisible() && !(yield* select(selectVisitor)));
  controller.abort();
  yield* never();
}

/**
 * §2 Main: offers passkeys in the autofill of inputs while the page is visible and has no session. Ends with
 * an `AbortError` when it is aborted, also by another passkey request of the page.
 * @param inputs returns the inputs of the offer, which another tab of the form replaces
 */
export function* offerPasskey(
  options: PasskeyAuthenticateOptions,
  inputs: () => readonly HTMLInputElement[],
): SagaGenerator<Result<WebAuthnAnswer | null>> {
  const { webauthn } = yield* getServices();
  const browser = yield* call(webauthn.load);
  if (browser) yield* waitUntilPossible(browser);
  const controller = new AbortController();
  const offer = { ...options, conditional_mediation: true, signal: controller.signal };
  const { result } = yield* race({
    result: authenticatePasskey(offer, inputs),
    ...(browser && { aborted: abortOffer(browser, controller) }),
  });
  return result ?? { data: null };
}
