import { error, redirect, type Actions, type ServerLoad } from '@sveltejs/kit';
import { authServer } from '../../../../authServer';

export const load: ServerLoad = ({ locals: { auth }, request }) => {
  if (auth.status === 'unknown') error(503, 'Please try again.');
  if (auth.status === 'signedOut') redirect(303, authServer.signInUrl(request));
  return { prices: `Prices of ${auth.visitor.userId}` };
};

/** SvelteKit itself refuses the forms of other sites' pages. */
export const actions: Actions = {
  default({ locals: { auth } }) {
    if (auth.status !== 'signedIn') error(401, 'Please sign in.');
  },
};
