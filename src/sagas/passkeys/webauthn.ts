import { webauthnApi, type WebAuthnAnswer, type WebAuthnUpdateAnswer } from '../../api/endpoints/webauthn';
import { accountNames } from '../../domain/text/accountNames';
import type { User } from '../../domain/entities';
import { CHUNK_NOT_LOADED, type AuthError, type Result } from '../../domain/errors/errors';
import { selectVisitor } from '../../store/session';
import { call, getServices, select, type SagaGenerator } from '../effects';
import { mutate, ofVisitor, requireFields } from '../request';
import { storeAuthenticated } from '../session/sessions';
import { storeUser } from '../resources/users';
import { awaitAnswer, UNSUPPORTED } from './webauthnPrompt';

/** Options of `client.webauthn.register`. */
export interface PasskeyRegisterOptions {
  /** The relying party's id. Default: the page's host. */
  domain?: string;
  /**
   * `platform`: the device itself; `cross-platform`: a security key or another device. Default: the visitor
   * chooses.
   */
  authenticator_type?: 'platform' | 'cross-platform';
  /** Whether to request a discoverable credential (passkey), which signs in without a user name. */
  is_passkey?: boolean;
  /** Session length from now, in minutes. Default: the session keeps its expiry. */
  session_duration_minutes?: number;
  /** The user's id inside the passkey. Default: the provider's user id. */
  override_id?: string;
  /** The account name that the browser shows. Default: the user's email address. */
  override_name?: string;
  /** The person's name that the browser shows. */
  override_display_name?: string;
  /** Whether the provider accepts binary members as base64url rather than base64. */
  use_base64_url_encoding?: boolean;
}

const NO_PASSKEY: AuthError = {
  kind: 'browser',
  name: 'UnknownError',
  message: 'The browser made no passkey.',
};

/** Whether the names in a passkey are the account's own. */
function hasNames(user: User, { name, displayName }: { name: string; displayName: string }): boolean {
  const own = accountNames(user);
  return name === own.name && displayName === own.displayName;
}

/**
 * Registers a passkey for the signed-in user.
 * @param how.conditional asks the browser to make it without a dialog
 */
export function* registerPasskey(
  options: PasskeyRegisterOptions,
  how: { conditional?: boolean } = {},
): SagaGenerator<Result<WebAuthnAnswer>> {
  const { webauthn, page } = yield* getServices();
  if (!webauthn.isSupported()) return { error: UNSUPPORTED };
  const loading = webauthn.load();
  const { domain, is_passkey, session_duration_minutes, ...rest } = options;
  const answer = yield* mutate(webauthnApi.endpoints.webauthnRegisterStart, {
    ...rest,
    domain: domain ?? page.hostname,
    return_passkey_credential_options: is_passkey,
    user_agent: page.userAgent,
  });
  const started = requireFields(answer, 'public_key_credential_creation_options');
  if (started.error) return started;
  const browser = yield* call(() => loading);
  if (!browser) return { error: CHUNK_NOT_LOADED };
  const { public_key_credential_creation_options } = started.data;
  const made = yield* awaitAnswer(() => browser.register(public_key_credential_creation_options, how));
  if (made.error) return made;
  if (made.data === null) return { error: NO_PASSKEY };
  const credential = made.data;
  const registration = { public_key_credential: credential, session_duration_minutes };
  const result = yield* ofVisitor(mutate(webauthnApi.endpoints.webauthnRegister, registration));
  const { passkey, names } = yield* call(() =>
    browser.seenInRegistration(public_key_credential_creation_options, credential, page.hostname),
  );
  // The visitor has not seen the passkey yet, and could not sign in with it.
  if (how.conditional && result.error?.kind === 'api')
    browser.signals.unknown(passkey.domain, passkey.credential_id);
  const stored = yield* storeAuthenticated(result, session_duration_minutes);
  if (stored.data) {
    const { webauthn_registration_id, user_id, user } = stored.data;
    const has_account_names = hasNames(user, names);
    browser.known.learn(webauthn_registration_id, { ...passkey, user_id, has_account_names });
  }
  return stored;
}

/** Renames a passkey, also in the cached user. */
export function* renamePasskey(
  webauthn_registration_id: string,
  name: string,
): SagaGenerator<Result<WebAuthnUpdateAnswer>> {
  const result = yield* mutate(webauthnApi.endpoints.webauthnUpdate, { id: webauthn_registration_id, name });
  const user = (yield* select(selectVisitor))?.user;
  if (result.error || !user) return result;
  const { webauthn_registration } = result.data;
  const webauthn_registrations = user.webauthn_registrations.map((known) =>
    known.webauthn_registration_id === webauthn_registration_id ? webauthn_registration : known,
  );
  yield* storeUser({ ...user, webauthn_registrations });
  return result;
}
