import type { ServerLoad } from '@sveltejs/kit';

export const load: ServerLoad = ({ cookies }) => {
  cookies.set('csrf', '1', { path: '/' });
  cookies.set('host', '2', { path: '/' });
};
