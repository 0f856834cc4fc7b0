import type { TOTPAuthenticateAnswer, TOTPCreateAnswer, TOTPRecoveryCodesAnswer } from '../api/totps';
import { authenticateTotp, createTotp, fetchRecoveryCodes, recoverTotp } from '../sagas/totps';
import { ask, perform } from './perform';
import type { Runtime } from './runtime';

/** `client.totps`: codes of an authenticator app (RFC 6238), as a second factor of a signed-in user. */
export interface TOTPsClient {
  /**
   * Gives the user a secret for an authenticator app. Show `qr_code`, and `secret` to those who cannot scan; the
   * registration counts once `authenticate` has accepted a code.
   * @param options.expiration_minutes minutes within which that must happen.
   * @returns also the user's recovery codes, for them to keep.
   * @throws StytchSDKUsageError, StytchAPIError (`active_totp_exists`, `user_unauthenticated`), StytchAPIUnreachableError
   * @example const { qr_code, recovery_codes } = await client.totps.create({ expiration_minutes: 30 });
   */
  create(options: { expiration_minutes: number }): Promise<Omit<TOTPCreateAnswer, '__user'>>;
  /**
   * Adds the factor to the session. Each code is good once.
   * @param options.totp_code the six digits that the app shows.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_authenticate_totp`, `invalid_totp_code`), StytchAPIUnreachableError
   * @example await client.totps.authenticate({ totp_code: '123456', session_duration_minutes: 60 });
   */
  authenticate(options: {
    totp_code: string;
    session_duration_minutes: number;
  }): Promise<TOTPAuthenticateAnswer>;
  /**
   * Asks for the recovery codes that the user has left.
   * @throws StytchAPIError (`totp_not_found`), StytchAPIUnreachableError
   * @example const { totps } = await client.totps.recoveryCodes();
   */
  recoveryCodes(): Promise<TOTPRecoveryCodesAnswer>;
  /**
   * Adds the factor to the session with a recovery code, which is spent.
   * @param options.recovery_code one of those that `create` gave.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_authenticate_recovery_code`), StytchAPIUnreachableError
   * @example await client.totps.recover({ recovery_code, session_duration_minutes: 60 });
   */
  recover(options: {
    recovery_code: string;
    session_duration_minutes: number;
  }): Promise<TOTPAuthenticateAnswer>;
}

export const createTotps = (runtime: Runtime): TOTPsClient => ({
  create: (options) =>
    perform(runtime, 'totps.create', options, () =>
      createTotp({ expiration_minutes: options.expiration_minutes }),
    ),
  authenticate: (options) =>
    perform(runtime, 'totps.authenticate', options, () => {
      const { totp_code, session_duration_minutes } = options;
      return authenticateTotp({ totp_code, session_duration_minutes });
    }),
  recoveryCodes: () => ask(runtime, fetchRecoveryCodes),
  recover: (options) =>
    perform(runtime, 'totps.recover', options, () => {
      const { recovery_code, session_duration_minutes } = options;
      return recoverTotp({ recovery_code, session_duration_minutes });
    }),
});
