import { authenticateSession, revokeSession } from '../../../sagas/session/sessions';
import { attestSession, exchangeAccessToken } from '../../../sagas/session/tokensOfOthers';
import { checked, type CallsOf } from '../../calls';
import type { SessionCalls } from './session';

/** The methods of `client.session` that call the provider. */
export const SESSION_CALLS: CallsOf<SessionCalls> = {
  authenticate: checked(
    { session_duration_minutes: 'number?' },
    (fields: { session_duration_minutes?: number }) => authenticateSession(fields),
  ),
  exchangeAccessToken: checked(
    { access_token: 'string', session_duration_minutes: 'number' },
    exchangeAccessToken,
  ),
  attest: checked(
    {
      profile_id: 'string',
      token: 'string',
      session_duration_minutes: 'number?',
      session_token: 'string?',
      session_jwt: 'string?',
    },
    attestSession,
  ),
  revoke: checked({ forceClear: 'boolean?' }, (fields: { forceClear?: boolean }) => revokeSession(fields)),
};
