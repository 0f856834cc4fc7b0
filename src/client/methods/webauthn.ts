import type { WebAuthnAnswer, WebAuthnUpdateAnswer } from '../../api/endpoints/webauthn';
import { registerPasskey, renamePasskey, type PasskeyRegisterOptions } from '../../sagas/passkeys/webauthn';
import {
  authenticatePasskey,
  supportsPasskeyAutofill,
  type PasskeyAuthenticateOptions,
} from '../../sagas/passkeys/webauthnAuthenticate';
import { checked, unchecked, type CallsOf } from '../calls';

/**
 * `client.webauthn`: passkeys and security keys. A page can have one request at a time: a new dialog aborts
 * earlier requests, which reject with an `AbortError`. The browser's own errors keep their name and message.
 */
export interface WebAuthnClient {
  /**
   * Creates a passkey for the signed-in user. Call it in a click handler, because browsers require user
   * activation.
   * @param options.domain the relying party's id. Default: the page's host.
   * @param options.session_duration_minutes session length from now, in minutes. Default: the session keeps
   * its expiry.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError, PasskeysUnsupportedError, and the
   * browser's errors: NotAllowedError when the visitor declines, InvalidStateError when the device already
   * has a passkey of the user.
   * @example await client.webauthn.register({ is_passkey: true });
   */
  register(options?: PasskeyRegisterOptions): Promise<WebAuthnAnswer>;
  /**
   * Signs in with a passkey.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @param options.is_passkey whether to request passkeys, which sign in without a user name.
   * @param options.conditional_mediation offers passkeys in the autofill of an input instead of a dialog. The
   * input's autocomplete attribute must end in `webauthn`.
   * @param options.signal aborts the request.
   * @returns null when `conditional_mediation` was set and passkeys cannot be offered in autofill.
   * @throws StytchSDKUsageError, StytchAPIError (`webauthn_registration_not_found`, …),
   * StytchAPIUnreachableError, PasskeysUnsupportedError, and the browser's errors: NotAllowedError,
   * AbortError, …
   * @example await client.webauthn.authenticate({ session_duration_minutes: 60, is_passkey: true });
   */
  authenticate(options: PasskeyAuthenticateOptions): Promise<WebAuthnAnswer | null>;
  /**
   * Renames a passkey of the signed-in user.
   * @param options.webauthn_registration_id from `webauthn_registrations` of the user.
   * @param options.name the new name.
   * @throws StytchSDKUsageError, StytchAPIError (`webauthn_registration_not_found`),
   * StytchAPIUnreachableError
   * @example await client.webauthn.update({ webauthn_registration_id, name: 'Work laptop' });
   */
  update(options: { webauthn_registration_id: string; name: string }): Promise<WebAuthnUpdateAnswer>;
  /**
   * Whether this browser supports `conditional_mediation`. Sends nothing to the provider.
   * @throws StytchSDKUsageError when the client was destroyed
   * @example if (await client.webauthn.browserSupportsAutofill()) offerPasskeys();
   */
  browserSupportsAutofill(): Promise<boolean>;
}

/** Replaces `AbortSignal.any`, which Safari lacks before 17.4. */
function anyOf(signals: (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals) {
    if (signal?.aborted) controller.abort();
    else signal?.addEventListener('abort', () => controller.abort(), { signal: controller.signal });
  }
  return controller.signal;
}

export const webauthnCalls = (destroyed: AbortSignal): CallsOf<WebAuthnClient> => ({
  register: checked(
    {
      domain: 'string?',
      authenticator_type: 'string?',
      is_passkey: 'boolean?',
      session_duration_minutes: 'number?',
      override_id: 'string?',
      override_name: 'string?',
      override_display_name: 'string?',
      use_base64_url_encoding: 'boolean?',
    },
    (fields: PasskeyRegisterOptions) => registerPasskey(fields),
  ),
  authenticate: checked(
    {
      domain: 'string?',
      session_duration_minutes: 'number',
      is_passkey: 'boolean?',
      signal: 'signal?',
      conditional_mediation: 'boolean?',
    },
    (fields: PasskeyAuthenticateOptions) =>
      authenticatePasskey({ ...fields, signal: anyOf([fields.signal, destroyed]) }),
  ),
  update: checked(
    { webauthn_registration_id: 'string', name: 'string' },
    (fields: { webauthn_registration_id: string; name: string }) =>
      renamePasskey(fields.webauthn_registration_id, fields.name),
  ),
  browserSupportsAutofill: unchecked(supportsPasskeyAutofill),
});
