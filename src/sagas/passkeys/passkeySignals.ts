import type { WebAuthn } from '../../browser/passkeys/webauthn';
import { accountNames } from '../../domain/text/accountNames';
import type { User } from '../../domain/entities';
import { call, getServices, spawn, type SagaGenerator } from '../effects';

type SendSignal = (browser: WebAuthn) => void;

/** Sends a signal in the background, because it has no result. */
function* inBackground(send: SendSignal): SagaGenerator<void> {
  const { webauthn } = yield* getServices();
  if (!webauthn.isSupported()) return;
  yield* spawn(function* () {
    const browser = yield* call(webauthn.load);
    if (browser) send(browser);
  });
}

/**
 * After the user's passkeys were listed or one was deleted: authenticators hide the deleted ones. The
 * provider's list contains no credential ids, so the signal is sent only when this browser knows the
 * credential of every listed passkey: an incomplete list would hide valid passkeys.
 */
export function* signalAcceptedPasskeys({ user_id, webauthn_registrations }: User): SagaGenerator<void> {
  yield* inBackground(({ known, signals }) => {
    const all = known.all();
    const mine = Object.entries(all).filter(([, passkey]) => passkey.user_id === user_id);
    for (const domain of new Set(mine.map(([, passkey]) => passkey.domain))) {
      const listed = webauthn_registrations.filter(
        (registration) => registration.domain === domain || !registration.domain,
      );
      if (listed.some(({ webauthn_registration_id: id }) => !all[id])) continue;
      const ids = new Set(listed.map(({ webauthn_registration_id }) => webauthn_registration_id));
      const here = mine.filter(([, passkey]) => passkey.domain === domain);
      for (const handle of new Set(here.map(([, { user_handle }]) => user_handle))) {
        const accepted = here.filter(([id, { user_handle }]) => ids.has(id) && user_handle === handle);
        signals.allAccepted(
          domain,
          handle,
          accepted.map(([, { credential_id }]) => credential_id),
        );
      }
      known.forget(here.map(([id]) => id).filter((id) => !ids.has(id)));
    }
  });
}

/** After the account's names have changed. Passkeys with names set by the host are left out. */
export function* signalAccountNames(user: User): SagaGenerator<void> {
  yield* inBackground(({ known, signals }) => {
    const mine = Object.values(known.all()).filter(
      ({ user_id, has_account_names }) => user_id === user.user_id && has_account_names,
    );
    const byHandle = new Map(mine.map((passkey) => [`${passkey.domain} ${passkey.user_handle}`, passkey]));
    for (const { domain, user_handle } of byHandle.values())
      signals.userDetails(domain, user_handle, accountNames(user));
  });
}
