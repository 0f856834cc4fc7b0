import { authenticateSession, revokeSession } from '../sagas/sessions';
import { perform } from './perform';
import type { Runtime } from './runtime';
import type { SessionCalls } from './session';

/** The calls of `client.session` that ask the provider. */
export const createSessionCalls = (runtime: Runtime): SessionCalls => ({
  authenticate: (options = {}) =>
    perform(runtime, 'session.authenticate', options, () =>
      authenticateSession(
        options.session_duration_minutes == null
          ? {}
          : { session_duration_minutes: options.session_duration_minutes },
      ),
    ),
  revoke: (options = {}) => perform(runtime, 'session.revoke', options, () => revokeSession(options)),
});
