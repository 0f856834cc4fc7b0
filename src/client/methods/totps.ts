import {
  totpsApi,
  type TOTPAuthenticateAnswer,
  type TOTPCreateAnswer,
  type TOTPRecoveryCodesAnswer,
} from '../../api/endpoints/totps';
import { signInWith } from '../../sagas/protection/botProtection';
import { mutate, ofVisitor } from '../../sagas/request';
import { storeChanged } from '../../sagas/resources/users';
import { checked, unchecked, type CallsOf } from '../calls';

/** `client.totps`: codes of an authenticator app (RFC 6238), as a second factor of a signed-in user. */
export interface TOTPsClient {
  /**
   * Creates a secret for an authenticator app. Show `qr_code`, and `secret` for manual entry. The
   * registration is active once `authenticate` has accepted a code.
   * @param options.expiration_minutes time limit for that, in minutes.
   * @returns secret, QR code, and recovery codes for the user to keep.
   * @throws StytchSDKUsageError, StytchAPIError (`active_totp_exists`, `user_unauthenticated`),
   * StytchAPIUnreachableError
   * @example const { qr_code, recovery_codes } = await client.totps.create({ expiration_minutes: 30 });
   */
  create(options: { expiration_minutes: number }): Promise<Omit<TOTPCreateAnswer, '__user'>>;
  /**
   * Adds the factor to the session. Each code can be used once.
   * @param options.totp_code the six digits shown by the app.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_authenticate_totp`, `invalid_totp_code`),
   * StytchAPIUnreachableError
   * @example await client.totps.authenticate({ totp_code: '123456', session_duration_minutes: 60 });
   */
  authenticate(options: {
    totp_code: string;
    session_duration_minutes: number;
  }): Promise<TOTPAuthenticateAnswer>;
  /**
   * Fetches the user's remaining recovery codes.
   * @throws StytchAPIError (`totp_not_found`), StytchAPIUnreachableError
   * @example const { totps } = await client.totps.recoveryCodes();
   */
  recoveryCodes(): Promise<TOTPRecoveryCodesAnswer>;
  /**
   * Adds the factor to the session with a recovery code, which can be used once.
   * @param options.recovery_code one of the codes returned by `create`.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_authenticate_recovery_code`),
   * StytchAPIUnreachableError
   * @example await client.totps.recover({ recovery_code, session_duration_minutes: 60 });
   */
  recover(options: {
    recovery_code: string;
    session_duration_minutes: number;
  }): Promise<TOTPAuthenticateAnswer>;
}

const DURATION = { session_duration_minutes: 'number' } as const;
const { totps, totpsAuthenticate, totpsRecover, totpsRecoveryCodes } = totpsApi.endpoints;

export const TOTP_CALLS: CallsOf<TOTPsClient> = {
  create: checked({ expiration_minutes: 'number' }, function* (fields: { expiration_minutes: number }) {
    return yield* storeChanged(yield* ofVisitor(mutate(totps, fields)));
  }),
  authenticate: checked({ totp_code: 'string', ...DURATION }, signInWith(totpsAuthenticate)),
  recoveryCodes: unchecked(() => ofVisitor(mutate(totpsRecoveryCodes, undefined))),
  recover: checked({ recovery_code: 'string', ...DURATION }, signInWith(totpsRecover)),
};
