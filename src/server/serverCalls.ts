import { isRecord } from '../domain/calls/checkValues';
import type { User } from '../domain/entities';
import type { ServerSessions, ServerUsers } from '../domain/server/authServer';
import { AuthServerError, secretMissing } from '../domain/server/authServerError';
import type { createProvider } from './provider';

function checkedId(call: string, field: string, value: unknown): string {
  // An address with a segment of dots is that of another call.
  if (typeof value === 'string' && !/^\.{0,2}$/.test(value)) return value;
  throw new AuthServerError('invalid_argument', `${call} needs ${field}, a string.`);
}

type Provider = ReturnType<typeof createProvider>;

/** @param onEnd is called when a session, or all sessions of a user, have ended */
export function createServerCalls(provider: Provider, onEnd: (id: string) => void) {
  async function call(name: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) {
    if (!provider.hasSecret) throw secretMissing(name);
    const answer = await provider.callWithSecret(path, { method, ...(body && { body }) });
    if (answer.ok || answer.refusal === 'session_not_found') return answer;
    if (answer.refusal !== 'user_not_found') throw answer.failure();
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
        const userId = checkedId(name, 'user_id', which.user_id);
        const path = `/v1/sessions?user_id=${encodeURIComponent(userId)}`;
        const { body, failure } = await call(name, 'GET', path);
        if (!Array.isArray(body.sessions)) throw failure();
        await Promise.all(body.sessions.filter(isRecord).map(({ session_id }) => revokeOne(session_id)));
        onEnd(userId);
      } else {
        const { session_id = '' } = (which ?? {}) as { session_id?: string };
        await revokeOne(session_id);
        onEnd(session_id);
      }
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
      onEnd(id);
    },
  };
  return { sessions, users };
}
