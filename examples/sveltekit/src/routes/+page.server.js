import { error, redirect } from '@sveltejs/kit';
import { authServer } from '$lib/server/auth.js';

export function load({ locals: { auth }, request }) {
  if (auth.status === 'unknown') error(503, 'Please try again.');
  if (auth.status === 'signedOut') redirect(303, authServer.signInUrl(request));
  return { userId: auth.visitor.userId };
}
