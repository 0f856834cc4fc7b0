import type { RequestEvent } from '@sveltejs/kit';
import { authServer } from '../../../../../authServer';

const saved = authServer.protect(
  (event: RequestEvent, visitor) => new Response(`Prices of ${visitor.userId}`),
);

export { saved as GET, saved as POST };
