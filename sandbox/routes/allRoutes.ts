import { bootstrapRoutes } from './bootstrap';
import { eventRoutes } from './events';
import { magicLinkRoutes } from './magicLinks';
import { otpRoutes } from './otps';
import { passwordResetRoutes } from './passwordResets';
import { passwordRoutes } from './passwords';
import type { Route } from './route';
import { sessionRoutes } from './sessions';
import { userRoutes } from './users';

/** The SDK's rooms. One more is a file of its own and a line here. */
export const ALL_ROUTES: Route[] = [
  ...bootstrapRoutes,
  ...eventRoutes,
  ...magicLinkRoutes,
  ...otpRoutes,
  ...passwordRoutes,
  ...passwordResetRoutes,
  ...sessionRoutes,
  ...userRoutes,
];
