import { isRecord } from '../domain/calls/checkValues';
import type { User } from '../domain/entities';
import { AuthServerError } from '../domain/errors/authServerError';
import type { createProvider } from './provider';

/** Calls for the sessions of users. They need `secret`. */
export interface ServerSessions {
  /**
   * Ends a session, or all sessions of a user. Their JWTs are good until their five minutes are over: `authenticate(request, { fresh:
   * true })` notices at once. Also resolves for a session that has ended already.
   * @throws AuthServerError
   * @example await authServer.sessions.revoke({ session_id: visitor.sessionId });
   * @example await authServer.sessions.revoke({ user_id: visitor.userId });
   */
  revoke(which: { session_id: string } | { user_id: string }): Promise<void>;
}

/** Calls for users. They need `secret`. */
export interface ServerUsers {
  /**
   * The user with this id, as the provider has it.
   * @throws AuthServerError `not_found` for an unknown id
   * @example const { emails } = await authServer.users.get(visitor.userId);
   */
  get(user_id: string): Promise<User>;
  /**
   * Deletes the user and ends their sessions. This cannot be undone.
   * @throws AuthServerError `not_found` for an unknown id
   * @example await authServer.users.delete(visitor.userId);
   */
  delete(user_id: string): Promise<void>;
}

export const secretMissing = (call: string): AuthServerError =>
  new AuthServerError('invalid_options', `${call} asks the provider with options.secret, which is missing.`);

function checkedId(call: string, field: string, value: unknown): string {
  // An address with a segment of dots is that of another call.
  if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return value;
  throw new AuthServerError('invalid_argument', `${call} needs ${field}, a string.`);
}

type Provider = ReturnType<typeof createProvider>;

/** @param onEnd is called when sessions have ended */
export function createServerCalls(provider: Provider, onEnd: () => void) {
  async function call(name: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    if (!provider.hasSecret) throw secretMissing(name);
    const answer = await provider.callWithSecret(path, { method, ...(body && { body }) });
    if (answer.ok || answer.type === 'session_not_found') return answer;
    if (answer.type !== 'user_not_found') throw answer.failure();
    throw new AuthServerError('not_found', `${name} found no user with this id in the project.`);
  }
  const userPath = (name: string, id: unknown) =>
    `/v1/users/${encodeURIComponent(checkedId(name, 'user_id', id))}`;

  const sessions: ServerSessions = {
    async revoke(which) {
      const name = 'sessions.revoke';
      const revokeOne = (session_id: unknown) =>
        call(name, 'POST', '/v1/sessions/revoke', { session_id: checkedId(name, 'session_id', session_id) });
      if (isRecord(which) && 'user_id' in which) {
        const userId = encodeURIComponent(checkedId(name, 'user_id', which.user_id));
        const { body, failure } = await call(name, 'GET', `/v1/sessions?user_id=${userId}`);
        if (!Array.isArray(body.sessions)) throw failure();
        await Promise.all(body.sessions.filter(isRecord).map(({ session_id }) => revokeOne(session_id)));
      } else await revokeOne((which as { session_id?: string } | undefined)?.session_id);
      onEnd();
    },
  };
  const users: ServerUsers = {
    get: async (id) => {
      const { body } = await call('users.get', 'GET', userPath('users.get', id));
      const { request_id, status_code, ...user } = body;
      return user as unknown as User;
    },
    delete: async (id) => {
      await call('users.delete', 'DELETE', userPath('users.delete', id));
      onEnd();
    },
  };
  return { sessions, users };
}
