import { eventually } from '../time';
import { runtimeOf } from '../runtime';
import type { RouteTable } from './route';

export const bootstrapRoutes: RouteTable = (page) => ({
  'GET /projects/bootstrap/{public_token}': {
    call: async (client) => {
      await runtimeOf(client);
      return eventually(() => page.lastCall(`/projects/bootstrap/${page.publicToken}`));
    },
    path: () => `/projects/bootstrap/${page.publicToken}`,
  },
});
