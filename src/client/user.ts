import type { ConnectedAppsAnswer, UserFactorDeleteAnswer, UserUpdate, UserUpdateAnswer } from '../api/users';
import type { AnswerMeta, User } from '../domain/entities';
import { sameUser } from '../domain/visitor';
import { onVisitorChange, type VisitorSource } from './changes';

export type UserDeleteAnswer = Omit<UserFactorDeleteAnswer, '__user'>;

/** The part of `client.user` that asks the provider. */
export interface UserCalls {
  /**
   * Asks the provider for the user. Calls within 2 s share an answer (§9).
   * @throws StytchAPIError (`user_unauthenticated` without a session), StytchAPIUnreachableError
   * @example const user = await client.user.get();
   */
  get(): Promise<User>;
  /**
   * Changes the user's name or untrusted metadata; what is not named stays.
   * @param fields.untrusted_metadata what your site keeps with the user. Any script of the page can write it.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.update({ untrusted_metadata: { theme: 'dark' } });
   */
  update(fields: UserUpdate): Promise<Omit<UserUpdateAnswer, '__user'>>;
  /**
   * Takes an email address away from the user: it no longer signs them in. This and the other deletes tell of the change
   * through `onChange`.
   * @param email_id from `emails` of the user.
   * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
   * @example await client.user.deleteEmail(user.emails[0].email_id);
   */
  deleteEmail(email_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes a phone number away.
   * @param phone_id from `phone_numbers` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deletePhoneNumber(phone_id);
   */
  deletePhoneNumber(phone_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes an authenticator app away.
   * @param totp_id from `totps` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteTOTP(totp_id);
   */
  deleteTOTP(totp_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes a social provider away.
   * @param oauth_user_registration_id from `providers` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteOAuthRegistration(oauth_user_registration_id);
   */
  deleteOAuthRegistration(oauth_user_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes a wallet away.
   * @param crypto_wallet_id from `crypto_wallets` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteCryptoWallet(crypto_wallet_id);
   */
  deleteCryptoWallet(crypto_wallet_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes a passkey away; it stays in the visitor's password manager.
   * @param webauthn_registration_id from `webauthn_registrations` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteWebauthnRegistration(webauthn_registration_id);
   */
  deleteWebauthnRegistration(webauthn_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Takes a biometric registration of a native app away.
   * @param biometric_registration_id from `biometric_registrations` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteBiometricRegistration(biometric_registration_id);
   */
  deleteBiometricRegistration(biometric_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Asks the provider for the applications of others that the user has let in. Calls within 2 s share an answer (§9).
   * @throws StytchAPIError (`user_unauthenticated` without a session), StytchAPIUnreachableError
   * @example const { connected_apps } = await client.user.getConnectedApps();
   */
  getConnectedApps(): Promise<ConnectedAppsAnswer>;
  /**
   * Shuts an application out: its tokens end, and it has to ask the user again.
   * @param connected_app_id from `getConnectedApps`.
   * @throws StytchSDKUsageError, StytchAPIError (`connected_app_not_found`, …), StytchAPIUnreachableError
   * @example await client.user.revokeConnectedApp(app.connected_app_id);
   */
  revokeConnectedApp(connected_app_id: string): Promise<AnswerMeta>;
}

/** `client.user`: the signed-in user. */
export interface UserClient extends UserCalls {
  /** The user as this page knows them now, or null. Never asks the provider. */
  getSync(): User | null;
  /** The user, and whether they are only what this browser remembers (`fromCache`). */
  getInfo(): { user: User | null; fromCache: boolean };
  /**
   * Calls back on each change of the user, with null on a sign-out.
   * @param callback gets the user as they are now.
   * @returns the way to stop.
   * @example const stop = client.user.onChange((user) => showName(user?.name));
   */
  onChange(callback: (user: User | null) => void): () => void;
}

export function createUser(visitor: VisitorSource, calls: UserCalls): UserClient {
  const current = () => visitor.info().visitor?.user ?? null;
  return {
    ...calls,
    getSync: current,
    getInfo: () => ({ user: current(), fromCache: visitor.info().fromCache }),
    onChange: (callback) => onVisitorChange(visitor, (known) => known?.user ?? null, sameUser, callback),
  };
}
