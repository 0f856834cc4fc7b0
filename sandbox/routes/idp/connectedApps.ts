import { refuse } from '../../verify/refusals';
import { describeClient, findClient } from './idpRequest';
import type { Route } from '../route';
import { requireUserId, route } from '../route';

export const connectedAppRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/users/connected_apps',
    access: 'session',
    run: async (call) => {
      const { state, project } = call;
      const apps = await state.connectedApps.list(requireUserId(call));
      const connected_apps = apps.map(({ client_id, scopes }) => {
        const { client_name, client_description, client_type } = describeClient(
          findClient(project, client_id) ?? { client_id, client_name: client_id, redirect_uris: [] },
        );
        return {
          connected_app_id: client_id,
          name: client_name,
          description: client_description,
          client_type,
          scopes_granted: scopes,
        };
      });
      return { data: { connected_apps } };
    },
  }),
  route({
    method: 'POST',
    path: '/users/connected_apps/:id/revoke',
    access: 'session',
    run: async (call) => {
      const user_id = requireUserId(call);
      const id = call.params['id'] ?? '';
      if (!(await call.state.connectedApps.revoke(user_id, id))) return refuse('connected_app_not_found');
      await call.state.authorizations.endAll(user_id, id);
      return { data: {} };
    },
  }),
];
