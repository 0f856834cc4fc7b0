import type { AuthAnswer } from '../../../domain/entities';
import { authenticateImpersonation } from '../../../sagas/session/tokensOfOthers';
import { checked, type CallsOf } from '../../calls';

/** `client.impersonation`: lets your support staff sign in as a user. */
export interface ImpersonationClient {
  /**
   * Signs in as the user for whom the token was created. The provider sets the length of the session.
   * @param options.impersonation_token from your project's dashboard; can be used once.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_auth_impersonation_token`), StytchAPIUnreachableError
   * @example await client.impersonation.authenticate({ impersonation_token });
   */
  authenticate(options: { impersonation_token: string }): Promise<AuthAnswer>;
}

export const IMPERSONATION_CALLS: CallsOf<ImpersonationClient> = {
  authenticate: checked({ impersonation_token: 'string' }, authenticateImpersonation),
};
