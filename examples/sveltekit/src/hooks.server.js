import { authServer } from '$lib/server/auth.js';

export async function handle({ event, resolve }) {
  event.locals.auth = await authServer.authenticate(event.request);
  const response = await resolve(event);
  event.locals.auth.headers?.forEach((value, name) => response.headers.append(name, value));
  return response;
}
