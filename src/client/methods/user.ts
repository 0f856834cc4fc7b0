import type {
  ConnectedAppsAnswer,
  UserFactorDeleteAnswer,
  UserUpdate,
  UserUpdateAnswer,
} from '../../api/endpoints/users';
import type { AnswerMeta, User } from '../../domain/entities';
import type { ChangeInfo, VisitorSource } from '../changes';

export type UserDeleteAnswer = Omit<UserFactorDeleteAnswer, '__user'>;

/** The methods of `client.user` that call the provider. */
export interface UserCalls {
  /**
   * Fetches the user. Calls within 2 s share an answer (§9).
   * @throws StytchAPIError (`user_unauthenticated` without a session), StytchAPIUnreachableError
   * @example const user = await client.user.get();
   */
  get(): Promise<User>;
  /**
   * Changes the user's name or untrusted metadata. Fields that are left out stay unchanged.
   * @param fields.name parts of the user's name.
   * @param fields.untrusted_metadata data of your site about the user. Any script of the page can write it.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.update({ untrusted_metadata: { theme: 'dark' } });
   */
  update(fields: UserUpdate): Promise<Omit<UserUpdateAnswer, '__user'>>;
  /**
   * Deletes an email address, which can no longer sign the user in. This and the other deletions call the
   * `onChange` listeners.
   * @param email_id from `emails` of the user.
   * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
   * @example await client.user.deleteEmail(user.emails[0].email_id);
   */
  deleteEmail(email_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes a phone number.
   * @param phone_id from `phone_numbers` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deletePhoneNumber(phone_id);
   */
  deletePhoneNumber(phone_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes an authenticator app.
   * @param totp_id from `totps` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteTOTP(totp_id);
   */
  deleteTOTP(totp_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes the connection to a social provider.
   * @param oauth_user_registration_id from `providers` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteOAuthRegistration(oauth_user_registration_id);
   */
  deleteOAuthRegistration(oauth_user_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes a crypto wallet.
   * @param crypto_wallet_id from `crypto_wallets` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteCryptoWallet(crypto_wallet_id);
   */
  deleteCryptoWallet(crypto_wallet_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes a passkey at the provider; it stays in the visitor's password manager.
   * @param webauthn_registration_id from `webauthn_registrations` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteWebauthnRegistration(webauthn_registration_id);
   */
  deleteWebauthnRegistration(webauthn_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Deletes a biometric registration of a native app.
   * @param biometric_registration_id from `biometric_registrations` of the user.
   * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.user.deleteBiometricRegistration(biometric_registration_id);
   */
  deleteBiometricRegistration(biometric_registration_id: string): Promise<UserDeleteAnswer>;
  /**
   * Fetches the third-party applications that the user has given access. Calls within 2 s share an answer
   * (§9).
   * @throws StytchAPIError (`user_unauthenticated` without a session), StytchAPIUnreachableError
   * @example const { connected_apps } = await client.user.getConnectedApps();
   */
  getConnectedApps(): Promise<ConnectedAppsAnswer>;
  /**
   * Revokes an application's access: its tokens end, and it must ask the user again.
   * @param connected_app_id from `getConnectedApps`.
   * @throws StytchSDKUsageError, StytchAPIError (`connected_app_not_found`, …), StytchAPIUnreachableError
   * @example await client.user.revokeConnectedApp(app.connected_app_id);
   */
  revokeConnectedApp(connected_app_id: string): Promise<AnswerMeta>;
}

/** `client.user`: the signed-in user. */
export interface UserClient extends UserCalls {
  /**
   * The user as currently known, or null. Never calls the provider.
   * @example const user = client.user.getSync();
   */
  getSync(): User | null;
  /**
   * The user, and whether they come from this browser's cache and are not confirmed yet (`fromCache`).
   * @example const { user, fromCache } = client.user.getInfo();
   */
  getInfo(): { user: User | null; fromCache: boolean };
  /**
   * Calls the callback on each change of the user, in this tab or another one.
   * @param callback receives the current user, null after a sign-out; and whether the session was `adopted` from a
   * cookie alone.
   * @returns a function that removes the callback.
   * @example const stop = client.user.onChange((user) => showName(user?.name));
   */
  onChange(callback: (user: User | null, info: ChangeInfo) => void): () => void;
}

export function createUser(visitor: VisitorSource, calls: UserCalls): UserClient {
  const current = () => visitor.info().visitor?.user ?? null;
  return {
    ...calls,
    getSync: current,
    getInfo: () => ({ user: current(), fromCache: visitor.info().fromCache }),
    onChange: (callback) => visitor.watch((known, info) => callback(known?.user ?? null, info), 'user'),
  };
}
