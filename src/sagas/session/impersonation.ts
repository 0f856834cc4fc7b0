import { impersonationApi } from '../../api/endpoints/impersonation';
import type { AuthAnswer } from '../../domain/entities';
import type { Outcome } from '../../domain/errors/errors';
import { protectedRequest } from '../protection/botProtection';
import type { Operation } from '../effects';
import { WRITE } from '../request';
import { storeAuthenticated } from './sessions';

/**
 * Signs in as another user. The provider sets the duration: none is sent, and refreshes do not extend the
 * session.
 */
export function* authenticateImpersonation(impersonation_token: string): Operation<Outcome<AuthAnswer>> {
  return yield* storeAuthenticated(
    yield* protectedRequest<AuthAnswer>((protection) =>
      impersonationApi.endpoints.impersonationAuthenticate.initiate(
        { impersonation_token, ...protection },
        WRITE,
      ),
    ),
  );
}
