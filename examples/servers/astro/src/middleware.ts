import type { MiddlewareHandler } from 'astro';

export const onRequest: MiddlewareHandler = ({ cookies }, next) => {
  cookies.set('csrf', '1');
  cookies.set('host', '2');
  return next();
};
