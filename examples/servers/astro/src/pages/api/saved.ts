import type { APIContext } from 'astro';
import { authServer } from '../../../../authServer';

export const ALL = authServer.protect(
  (context: APIContext, visitor) => new Response(`Prices of ${visitor.userId}`),
);
