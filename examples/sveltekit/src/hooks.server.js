import { authServer } from '$lib/server/auth.js';

export async function handle({ event, resolve }) {
  event.locals.auth = await authServer.authenticate(event.request);
  return authServer.applyHeaders(event.locals.auth, await resolve(event));
}
