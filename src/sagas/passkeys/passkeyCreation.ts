import type { WebAuthnAnswer } from '../../api/endpoints/webauthn';
import type { WebAuthn } from '../../browser/passkeys/webauthn';
import type { User } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { selectVisitor } from '../../store/session';
import { call, getServices, select, type SagaGenerator } from '../effects';
import { registerPasskey } from './webauthn';

const NOTHING = { data: null };

/** Whether the user has a passkey for this page: for its host or a parent domain. */
const hasPasskey = ({ webauthn_registrations }: User, hostname: string): boolean =>
  webauthn_registrations.some(({ domain }) => !domain || `.${hostname}`.endsWith(`.${domain}`));

function* untilFree(browser: WebAuthn): SagaGenerator<void> {
  for (let busy = browser.whenFree(); busy; busy = browser.whenFree()) {
    const pending = busy;
    yield* call(() => pending);
  }
}

/**
 * §4 Passkeys after a sign-in: asks the browser to make a passkey without a dialog, when no other request is pending.
 * @returns null when there is nothing to ask for
 */
export function* createPasskeyQuietly(): SagaGenerator<Result<WebAuthnAnswer | null>> {
  const { clock, page, webauthn } = yield* getServices();
  if (!(yield* call(() => webauthn.supports('conditionalCreate')))) return NOTHING;
  const browser = yield* call(webauthn.load);
  if (!browser) return NOTHING;
  yield* untilFree(browser);
  const user = (yield* select(selectVisitor))?.user;
  const now = clock.wallTime().getTime();
  if (!user || hasPasskey(user, page.hostname) || !browser.creation.isDue(now)) return NOTHING;
  // Before the call, so that another widget or tab does not ask too.
  browser.creation.asked(now);
  return yield* registerPasskey({ is_passkey: true }, { conditional: true });
}
