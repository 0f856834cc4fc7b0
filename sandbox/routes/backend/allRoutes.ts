import type { Route } from '../route';
import { backendMessageRoutes } from './messages';
import { backendSessionRoutes } from './sessions';
import { backendUserRoutes } from './users';

/** The calls that a host's server makes with the project's id and secret. Their answers have no `data` envelope. */
export const SERVER_ROUTES: Route[] = [
  ...backendSessionRoutes,
  ...backendUserRoutes,
  ...backendMessageRoutes,
];
