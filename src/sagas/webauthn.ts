import type { SendPath } from '../api/protection';
import {
  webauthnApi,
  type WebAuthnAnswer,
  type WebAuthnAuthenticateStartAnswer,
  type WebAuthnRegisterStartAnswer,
  type WebAuthnUpdateAnswer,
} from '../api/webauthn';
import type { Turn } from '../browser/credentialTurns';
import type { WebAuthn } from '../browser/webauthn';
import { accountNames } from '../domain/accountNames';
import type { User } from '../domain/entities';
import { UNREACHABLE_TEXT, type AuthError, type Outcome } from '../domain/errors';
import { selectVisitor } from '../store/session';
import { protectedRequest } from './botProtection';
import { call, getServices, select, type Operation } from './effects';
import { request, WRITE } from './request';
import { storeAuthenticated } from './sessions';
import { storeUser } from './users';

export interface PasskeyRegisterOptions {
  /** The relying party's domain. Default: the page's host. */
  domain?: string;
  /** `platform` is the device itself, `cross-platform` a security key. Default: the visitor chooses. */
  authenticator_type?: 'platform' | 'cross-platform';
  /** Asks for a passkey: one that signs in without the user being named first. */
  is_passkey?: boolean;
  /** Minutes from now that the session is to last; left out, it keeps its end. */
  session_duration_minutes?: number;
  /** The user's id inside the passkey, in place of the provider's. */
  override_id?: string;
  /** The account's name that the browser shows, in place of the user's email address. */
  override_name?: string;
  /** The person's name that the browser shows. */
  override_display_name?: string;
  /** Whether the provider takes binary members as base64url in place of base64. */
  use_base64_url_encoding?: boolean;
}

export interface PasskeyAuthenticateOptions {
  session_duration_minutes: number;
  /** The relying party's domain. Default: the page's host. */
  domain?: string;
  /** Asks for passkeys: those that sign in without the user being named first. */
  is_passkey?: boolean;
  /** Offers passkeys among an input's suggestions, in place of a prompt. */
  conditional_mediation?: boolean;
  signal?: AbortSignal;
}

const unsupported: AuthError = {
  kind: 'device',
  name: 'PasskeysUnsupportedError',
  message: 'This browser has no passkeys (WebAuthn), or the page is served without https.',
};
const unreachable: AuthError = { kind: 'unreachable', message: UNREACHABLE_TEXT };
const noPasskey: AuthError = {
  kind: 'browser',
  name: 'UnknownError',
  message: 'The browser made no passkey.',
};
const aborted: AuthError = { kind: 'browser', name: 'AbortError', message: 'The request was aborted.' };

/** The provider's answer to a passkey that it does not know. */
export const REGISTRATION_NOT_FOUND = 'webauthn_registration_not_found';

/** Whether the names in a passkey are the account's own. */
function hasNames(user: User, { name, displayName }: { name: string; displayName: string }): boolean {
  const own = accountNames(user);
  return name === own.name && displayName === own.displayName;
}

/** What the browser said, in its own words: `NotAllowedError`, `InvalidStateError`, `AbortError` … */
function browserError(thrown: unknown): AuthError {
  const { name, message } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  if (typeof name === 'string' && typeof message === 'string') return { kind: 'browser', name, message };
  return { kind: 'browser', name: 'UnknownError', message: String(thrown) };
}

/** The visitor's answer to the browser. Whoever stops waiting takes the request back. */
function* answered(start: () => Turn<string | null>): Operation<Outcome<string | null>> {
  const turn = start();
  try {
    return { data: yield* call(() => turn.answer) };
  } catch (thrown) {
    return { error: browserError(thrown) };
  } finally {
    turn.abort();
  }
}

/** Makes a passkey for the signed-in user. */
export function* registerPasskey(options: PasskeyRegisterOptions): Operation<Outcome<WebAuthnAnswer>> {
  const { webauthn, page } = yield* getServices();
  if (!webauthn.isSupported()) return { error: unsupported };
  const loading = webauthn.load();
  const { domain, is_passkey, session_duration_minutes, ...rest } = options;
  const started = yield* request<WebAuthnRegisterStartAnswer>(
    webauthnApi.endpoints.webauthnRegisterStart.initiate(
      {
        ...rest,
        domain: domain ?? page.hostname,
        return_passkey_credential_options: is_passkey,
        user_agent: page.userAgent,
      },
      WRITE,
    ),
  );
  if (started.error) return started;
  const browser = yield* call(() => loading);
  if (!browser) return { error: unreachable };
  const { public_key_credential_creation_options } = started.data;
  const made = yield* answered(() => browser.register(public_key_credential_creation_options));
  if (made.error) return made;
  if (made.data === null) return { error: noPasskey };
  const outcome = yield* request<WebAuthnAnswer>(
    webauthnApi.endpoints.webauthnRegister.initiate(
      { public_key_credential: made.data, session_duration_minutes },
      WRITE,
    ),
  );
  if (outcome.data) {
    const { webauthn_registration_id, user_id, user } = outcome.data;
    const { passkey, names } = browser.seenInRegistration(
      public_key_credential_creation_options,
      made.data,
      page.hostname,
    );
    const has_account_names = hasNames(user, names);
    browser.known.learn(webauthn_registration_id, { ...passkey, user_id, has_account_names });
  }
  return yield* storeAuthenticated(outcome, session_duration_minutes);
}

/** §4 Passkeys in autofill need a browser that offers them, and an input to offer them in. */
function* mayOfferInAutofill(
  browser: WebAuthn | null,
  inputs?: readonly HTMLInputElement[],
): Operation<boolean> {
  const { log, webauthn } = yield* getServices();
  if (!browser || !(yield* call(webauthn.supportsAutofill))) {
    log.error('conditional_mediation: this browser offers no passkeys in autofill.');
    return false;
  }
  if (browser.hasAutofillInput(inputs)) return true;
  log.error('conditional_mediation: no input of this page has "webauthn" in its autocomplete attribute.');
  return false;
}

/**
 * Signs in with a passkey. With conditional mediation the answer is null where that cannot be offered.
 * @param inputs in which passkeys may be offered, for those that stand in a shadow root. Default: the document's.
 */
export function* authenticatePasskey(
  options: PasskeyAuthenticateOptions,
  inputs?: readonly HTMLInputElement[],
): Operation<Outcome<WebAuthnAnswer | null>> {
  const { webauthn, page } = yield* getServices();
  const { domain, is_passkey, session_duration_minutes, signal } = options;
  const conditional = options.conditional_mediation === true;
  const isSupported = webauthn.isSupported();
  if (!isSupported && !conditional) return { error: unsupported };
  if (signal?.aborted) return { error: aborted };
  const loading = isSupported ? webauthn.load() : Promise.resolve(null);
  if (conditional) {
    const browser = yield* call(() => loading);
    if (isSupported && !browser) return { error: unreachable };
    if (!(yield* mayOfferInAutofill(browser, inputs))) return { data: null };
  }
  const path: SendPath = (yield* select(selectVisitor)) ? 'secondary' : 'primary';
  const fields = { domain: domain ?? page.hostname, return_passkey_credential_options: is_passkey };
  const started = yield* request<WebAuthnAuthenticateStartAnswer>(
    webauthnApi.endpoints.webauthnAuthenticateStart.initiate({ path, fields }, WRITE),
  );
  if (started.error) return started;
  const browser = yield* call(() => loading);
  if (!browser) return { error: unreachable };
  const { public_key_credential_request_options } = started.data;
  const given = yield* answered(() =>
    browser.authenticate(public_key_credential_request_options, { conditional, signal }),
  );
  if (given.error) return given;
  if (given.data === null) return { data: null };
  const public_key_credential = given.data;
  const outcome = yield* protectedRequest<WebAuthnAnswer>((protection) =>
    webauthnApi.endpoints.webauthnAuthenticate.initiate(
      { public_key_credential, session_duration_minutes, ...protection },
      WRITE,
    ),
  );
  const seen = browser.seenInSignIn(
    public_key_credential_request_options,
    public_key_credential,
    page.hostname,
  );
  if (outcome.data && seen.user_handle) {
    const { webauthn_registration_id, user_id } = outcome.data;
    browser.known.learn(webauthn_registration_id, { ...seen, user_id });
  }
  // Of no other refusal: what is told here deletes the passkey for good.
  if (outcome.error?.kind === 'api' && outcome.error.error_type === REGISTRATION_NOT_FOUND) {
    browser.signals.unknown(seen.domain, seen.credential_id);
  }
  return yield* storeAuthenticated(outcome, session_duration_minutes);
}

/** Gives a passkey a name, also in what is known of the user. */
export function* renamePasskey(
  webauthn_registration_id: string,
  name: string,
): Operation<Outcome<WebAuthnUpdateAnswer>> {
  const outcome = yield* request<WebAuthnUpdateAnswer>(
    webauthnApi.endpoints.webauthnUpdate.initiate({ id: webauthn_registration_id, name }, WRITE),
  );
  const user = (yield* select(selectVisitor))?.user;
  if (outcome.error || !user) return outcome;
  const { webauthn_registration } = outcome.data;
  const webauthn_registrations = user.webauthn_registrations.map((known) =>
    known.webauthn_registration_id === webauthn_registration_id ? webauthn_registration : known,
  );
  yield* storeUser({ ...user, webauthn_registrations });
  return outcome;
}

/** Whether passkeys can be offered among an input's suggestions. */
export function* supportsPasskeyAutofill(): Operation<Outcome<boolean>> {
  const { webauthn } = yield* getServices();
  return { data: yield* call(webauthn.supportsAutofill) };
}
