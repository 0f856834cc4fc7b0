import { authenticateSession, revokeSession } from '../../../sagas/session/sessions';
import { attestSession, exchangeAccessToken } from '../../../sagas/session/tokensOfOthers';
import { perform, type Core } from '../../perform';
import type { SessionCalls } from './session';

/** The methods of `client.session` that call the provider. */
export const createSessionCalls = (core: Core): SessionCalls => ({
  authenticate: (options) => perform(core, 'session.authenticate', options ?? {}, authenticateSession),
  exchangeAccessToken: (options) =>
    perform(core, 'session.exchangeAccessToken', options, exchangeAccessToken),
  attest: (options) => perform(core, 'session.attest', options, attestSession),
  revoke: (options) => perform(core, 'session.revoke', options ?? {}, revokeSession),
});
