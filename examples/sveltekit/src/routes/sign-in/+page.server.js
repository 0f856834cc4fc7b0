import { authServer } from '$lib/server/auth.js';
export const load = ({ request }) => ({ to: authServer.returnPath(request) });
