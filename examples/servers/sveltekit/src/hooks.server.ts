import type { Handle } from '@sveltejs/kit';
import { authServer } from '../../authServer';

export const handle: Handle = async ({ event, resolve }) => {
  event.locals.auth = await authServer.authenticate(event.request);
  return authServer.applyHeaders(event.locals.auth, await resolve(event));
};
