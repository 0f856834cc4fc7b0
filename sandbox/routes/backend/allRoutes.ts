import { refuse } from '../../verify/refusals';
import { route, type Route } from '../route';
import { backendAppRoutes } from './apps';
import { backendFactorCalls } from './factors';
import { backendMagicLinkRoutes } from './magicLinks';
import { backendMessageRoutes } from './messages';
import { backendPasswordRoutes } from './passwords';
import { backendProjectRoutes } from './project';
import { backendSessionRoutes } from './sessions';
import { backendUserRoutes } from './users';

/** The calls that a host's server makes with the project's id and secret. Their answers have no `data` envelope. */
export const SERVER_ROUTES: Route[] = [
  ...backendSessionRoutes,
  ...backendUserRoutes,
  ...backendMessageRoutes,
  ...backendMagicLinkRoutes,
  ...backendPasswordRoutes,
  ...backendFactorCalls,
  ...backendAppRoutes,
  ...backendProjectRoutes,
];

/** Answers a server's call that the sandbox does not know. */
export const UNKNOWN_CALL = route({
  method: 'POST',
  path: '/*',
  access: 'server',
  run: async () => refuse('route_not_found'),
});
