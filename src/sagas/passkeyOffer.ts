import type { WebAuthnAnswer } from '../api/webauthn';
import type { WebAuthn } from '../browser/webauthn';
import type { Outcome } from '../domain/errors';
import { stopped } from '../store/client';
import { adopted, authenticated, cleared, selectVisitor } from '../store/session';
import { call, getServices, race, select, take, takeFirst, type Operation } from './effects';
import { authenticatePasskey, type PasskeyAuthenticateOptions } from './webauthnAuthenticate';

/** Ends with the next change between a page that is seen and one that is not. */
function* visibilityChange({ page }: WebAuthn): Operation<void> {
  let stop: () => void = () => undefined;
  try {
    yield* call(() => new Promise<void>((resolve) => (stop = page.onChange(resolve))));
  } finally {
    stop();
  }
}

/** Until the page is seen, and nobody is signed in or asked for anything. */
function* untilItMakesSense(browser: WebAuthn): Operation<void> {
  for (;;) {
    const busy = browser.whenFree();
    if (yield* select(selectVisitor)) yield* take(cleared);
    else if (!browser.page.isVisible()) yield* visibilityChange(browser);
    else if (busy) yield* call(() => busy);
    else return;
  }
}

/** Takes the offer back once it makes no sense. A passkey that has been picked by then still counts. */
function* takeBack(browser: WebAuthn, controller: AbortController): Operation<void> {
  do {
    yield* race({ seen: visibilityChange(browser), signedIn: takeFirst([authenticated, adopted]) });
  } while (browser.page.isVisible() && !(yield* select(selectVisitor)));
  controller.abort();
  yield* take(stopped);
}

/**
 * §2 Passkeys among the suggestions of inputs, as soon as that makes sense and for as long as it does. Then it ends with an
 * `AbortError`, as it does when something else of the page takes its place.
 * @param inputs those of the offer, looked for when it is made.
 */
export function* offerPasskey(
  options: PasskeyAuthenticateOptions,
  inputs: () => readonly HTMLInputElement[],
): Operation<Outcome<WebAuthnAnswer | null>> {
  const { webauthn } = yield* getServices();
  const browser = yield* call(webauthn.load);
  if (browser) yield* untilItMakesSense(browser);
  const controller = new AbortController();
  const offer = { ...options, conditional_mediation: true, signal: controller.signal };
  const { outcome } = yield* race({
    outcome: authenticatePasskey(offer, inputs()),
    ...(browser && { takenBack: takeBack(browser, controller) }),
  });
  return outcome ?? { data: null };
}
