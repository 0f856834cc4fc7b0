import { refuse } from '../verify/refusals';
import type { Route } from './route';
import { requireSession, route } from './route';

export const connectedAppRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/users/connected_apps',
    access: 'session',
    run: async (call) => {
      const { state, project } = call;
      const apps = await state.connectedApps.list(requireSession(call).user_id);
      const connected_apps = apps.map(({ client_id, scopes }) => ({
        connected_app_id: client_id,
        name:
          project.oauth_clients.find((client) => client.client_id === client_id)?.client_name ?? client_id,
        description: '',
        client_type: 'third_party',
        scopes_granted: scopes,
      }));
      return { data: { connected_apps } };
    },
  }),
  route({
    method: 'POST',
    path: '/users/connected_apps/:id/revoke',
    access: 'session',
    run: async (call) => {
      const { user_id } = requireSession(call);
      const wasConnected = await call.state.connectedApps.revoke(user_id, call.params['id'] ?? '');
      return wasConnected ? { data: {} } : refuse('connected_app_not_found');
    },
  }),
];
