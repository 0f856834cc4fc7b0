import type { Route } from './route';
import { route } from './route';

export const bootstrapRoutes: Route[] = [
  route({
    method: 'GET',
    path: '/projects/bootstrap/:public_token',
    access: 'project',
    publicTokenIn: (params) => params['public_token'],
    run: async ({ project }) => ({ data: { ...project.bootstrap } }),
  }),
];
