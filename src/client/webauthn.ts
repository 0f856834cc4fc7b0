import type { WebAuthnAnswer, WebAuthnUpdateAnswer } from '../api/webauthn';
import { registerPasskey, renamePasskey, type PasskeyRegisterOptions } from '../sagas/webauthn';
import {
  authenticatePasskey,
  supportsPasskeyAutofill,
  type PasskeyAuthenticateOptions,
} from '../sagas/webauthnAuthenticate';
import { ask, perform } from './perform';
import type { Runtime } from './runtime';

/**
 * `client.webauthn`: passkeys and security keys. A page asks its visitor one thing at a time: a prompt ends what was asked
 * before, which rejects with an `AbortError`. What the browser refuses rejects with the browser's own name and message.
 */
export interface WebAuthnClient {
  /**
   * Makes a passkey for the signed-in user. Call it from a click: browsers want one.
   * @param options.domain the relying party's domain. Default: the page's host.
   * @param options.session_duration_minutes minutes from now that the session is to last; left out, it keeps its end.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError, PasskeysUnsupportedError, and the browser's
   * errors: NotAllowedError when the visitor declines, InvalidStateError when the device has a passkey already.
   * @example await client.webauthn.register({ is_passkey: true });
   */
  register(options?: PasskeyRegisterOptions): Promise<WebAuthnAnswer>;
  /**
   * Signs in with a passkey.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @param options.conditional_mediation offers passkeys among an input's suggestions, in place of a prompt. The input's
   * autocomplete attribute ends in `webauthn`.
   * @param options.signal takes the request back.
   * @returns null when passkeys were to be offered in an input and cannot be.
   * @throws StytchSDKUsageError, StytchAPIError (`webauthn_registration_not_found`, …), StytchAPIUnreachableError,
   * PasskeysUnsupportedError, and the browser's errors: NotAllowedError, AbortError, …
   * @example await client.webauthn.authenticate({ session_duration_minutes: 60, is_passkey: true });
   */
  authenticate(options: PasskeyAuthenticateOptions): Promise<WebAuthnAnswer | null>;
  /**
   * Gives a passkey of the signed-in user a name.
   * @param options.webauthn_registration_id from `webauthn_registrations` of the user.
   * @param options.name what the user calls it.
   * @throws StytchSDKUsageError, StytchAPIError (`webauthn_registration_not_found`), StytchAPIUnreachableError
   * @example await client.webauthn.update({ webauthn_registration_id, name: 'Work laptop' });
   */
  update(options: { webauthn_registration_id: string; name: string }): Promise<WebAuthnUpdateAnswer>;
  /**
   * Whether `conditional_mediation` can be used here. Asks the browser, never the provider.
   * @throws StytchSDKUsageError once the client is destroyed
   * @example if (await client.webauthn.browserSupportsAutofill()) offerPasskeys();
   */
  browserSupportsAutofill(): Promise<boolean>;
}

/** `AbortSignal.any`, which Safari lacks before 17.4. */
function anyOf(signals: (AbortSignal | null | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) controller.abort();
    else signal?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  }
  return controller.signal;
}

export function createWebAuthnCalls(runtime: Runtime, destroyed: AbortSignal): WebAuthnClient {
  return {
    register: (options) => {
      const given = options ?? {};
      return perform(runtime, 'webauthn.register', given, () =>
        registerPasskey({
          domain: given.domain ?? undefined,
          authenticator_type: given.authenticator_type ?? undefined,
          is_passkey: given.is_passkey ?? undefined,
          session_duration_minutes: given.session_duration_minutes ?? undefined,
          override_id: given.override_id ?? undefined,
          override_name: given.override_name ?? undefined,
          override_display_name: given.override_display_name ?? undefined,
          use_base64_url_encoding: given.use_base64_url_encoding ?? undefined,
        }),
      );
    },
    authenticate: (options) =>
      perform(runtime, 'webauthn.authenticate', options, () =>
        authenticatePasskey({
          session_duration_minutes: options.session_duration_minutes,
          domain: options.domain ?? undefined,
          is_passkey: options.is_passkey ?? undefined,
          conditional_mediation: options.conditional_mediation ?? undefined,
          signal: anyOf([options.signal, destroyed]),
        }),
      ),
    update: (options) =>
      perform(runtime, 'webauthn.update', options, () =>
        renamePasskey(options.webauthn_registration_id, options.name),
      ),
    browserSupportsAutofill: () => ask(runtime, supportsPasskeyAutofill),
  };
}
