import { authenticateSession, revokeSession } from '../../../sagas/session/sessions';
import { attestSession, exchangeAccessToken } from '../../../sagas/session/tokensOfOthers';
import { perform, type Core } from '../../perform';
import type { SessionCalls } from './session';

/** The methods of `client.session` that call the provider. Null counts as left out. */
export const createSessionCalls = (core: Core): SessionCalls => ({
  authenticate: (options) =>
    perform(core, 'session.authenticate', options ?? {}, () =>
      authenticateSession({ session_duration_minutes: options?.session_duration_minutes ?? undefined }),
    ),
  exchangeAccessToken: (options) =>
    perform(core, 'session.exchangeAccessToken', options, () => {
      const { access_token, session_duration_minutes } = options;
      return exchangeAccessToken({ access_token, session_duration_minutes });
    }),
  attest: (options) =>
    perform(core, 'session.attest', options, () =>
      attestSession({
        profile_id: options.profile_id,
        token: options.token,
        session_duration_minutes: options.session_duration_minutes ?? undefined,
        session_token: options.session_token ?? undefined,
        session_jwt: options.session_jwt ?? undefined,
      }),
    ),
  revoke: (options) =>
    perform(core, 'session.revoke', options ?? {}, () =>
      revokeSession({ forceClear: options?.forceClear ?? false }),
    ),
});
