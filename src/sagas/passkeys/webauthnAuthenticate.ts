import { webauthnApi, type WebAuthnAnswer } from '../../api/endpoints/webauthn';
import type { WebAuthn } from '../../browser/passkeys/webauthn';
import { CHUNK_NOT_LOADED, type Result } from '../../domain/errors/errors';
import { prepareProtection, protectedMutate } from '../protection/botProtection';
import { call, getServices, type SagaGenerator } from '../effects';
import { mutate, requireFields, sendPath } from '../request';
import { storeAuthenticated } from '../session/sessions';
import { ABORTED, awaitAnswer, UNSUPPORTED } from './webauthnPrompt';

/** Options of `client.webauthn.authenticate`. */
export interface PasskeyAuthenticateOptions {
  /** Length of the session, in minutes. */
  session_duration_minutes: number;
  /** The relying party's id. Default: the page's host. */
  domain?: string;
  /** Whether to request discoverable credentials (passkeys), which sign in without a user name. */
  is_passkey?: boolean;
  /** Whether to offer passkeys in the autofill of an input instead of a dialog. */
  conditional_mediation?: boolean;
  /** Aborts the request. */
  signal?: AbortSignal;
}

/** The provider's error for an unknown passkey. */
export const REGISTRATION_NOT_FOUND = 'webauthn_registration_not_found';

/** §4 Passkeys: autofill needs a browser that supports it, and an input to offer passkeys in. */
function* mayOfferInAutofill(
  browser: WebAuthn | null,
  inputs?: () => readonly HTMLInputElement[],
): SagaGenerator<boolean> {
  const { log, webauthn } = yield* getServices();
  if (!browser || !(yield* call(webauthn.supportsAutofill))) {
    log.error('conditional_mediation: this browser offers no passkeys in autofill.');
    return false;
  }
  if (browser.hasAutofillInput(inputs?.())) return true;
  log.error('conditional_mediation: no input of this page has "webauthn" in its autocomplete attribute.');
  return false;
}

/**
 * Signs in with a passkey. With conditional mediation the answer is null when passkeys cannot be offered in
 * autofill.
 * @param inputs returns the inputs to offer passkeys in, which may be inside a shadow root. Default: the document's
 * @param immediate whether to open no dialog when no passkey is on this device; the browser must support it
 */
export function* authenticatePasskey(
  options: PasskeyAuthenticateOptions,
  inputs?: () => readonly HTMLInputElement[],
  immediate = false,
): SagaGenerator<Result<WebAuthnAnswer | null>> {
  const { webauthn, page } = yield* getServices();
  const { domain, is_passkey, session_duration_minutes, signal } = options;
  const conditional = options.conditional_mediation === true;
  const isSupported = webauthn.isSupported();
  if (!isSupported && !conditional) return { error: UNSUPPORTED };
  if (signal?.aborted) return { error: ABORTED };
  const loading = isSupported ? webauthn.load() : Promise.resolve(null);
  if (conditional) {
    const browser = yield* call(() => loading);
    if (isSupported && !browser) return { error: CHUNK_NOT_LOADED };
    if (!(yield* mayOfferInAutofill(browser, inputs))) return { data: null };
  }
  // Most visitors choose no passkey in autofill.
  if (!conditional) yield* prepareProtection();
  const answer = yield* mutate(webauthnApi.endpoints.webauthnAuthenticateStart, {
    path: yield* sendPath(),
    domain: domain ?? page.hostname,
    return_passkey_credential_options: is_passkey,
  });
  const started = requireFields(answer, 'public_key_credential_request_options');
  if (started.error) return started;
  const browser = yield* call(() => loading);
  if (!browser) return { error: CHUNK_NOT_LOADED };
  const { public_key_credential_request_options } = started.data;
  const isImmediate = immediate && browser.isActivated();
  const given = yield* awaitAnswer(() =>
    browser.authenticate(public_key_credential_request_options, {
      conditional,
      immediate: isImmediate,
      signal,
    }),
  );
  if (isImmediate && given.error?.kind === 'browser') return { error: { ...given.error, isImmediate } };
  if (given.error) return given;
  if (given.data === null) return { data: null };
  const public_key_credential = given.data;
  const result = yield* protectedMutate(webauthnApi.endpoints.webauthnAuthenticate, {
    public_key_credential,
    session_duration_minutes,
  });
  const seen = yield* call(() =>
    browser.seenInSignIn(public_key_credential_request_options, public_key_credential, page.hostname),
  );
  // Only for this error, because the signal deletes the passkey from the password manager.
  if (result.error?.kind === 'api' && result.error.error_type === REGISTRATION_NOT_FOUND) {
    browser.signals.unknown(seen.domain, seen.credential_id);
  }
  const stored = yield* storeAuthenticated(result, session_duration_minutes);
  if (stored.data && seen.user_handle) {
    const { webauthn_registration_id, user_id } = stored.data;
    browser.known.learn(webauthn_registration_id, { ...seen, user_id });
  }
  return stored;
}

/** Whether the browser supports passkeys in autofill. */
export function* supportsPasskeyAutofill(): SagaGenerator<Result<boolean>> {
  const { webauthn } = yield* getServices();
  return { data: yield* call(webauthn.supportsAutofill) };
}
