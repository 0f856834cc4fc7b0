import { eventually } from '../time';
import type { RouteTable } from './route';

export const bootstrapRoutes: RouteTable = (page) => ({
  'GET /projects/bootstrap/{public_token}': {
    call: async () => eventually(() => page.lastCall(`/projects/bootstrap/${page.publicToken}`)),
    path: () => `/projects/bootstrap/${page.publicToken}`,
  },
});
