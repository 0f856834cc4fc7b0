import { cookies } from 'next/headers';
import { authServer } from '../../../../authServer';

const saved = authServer.protect(async (request: Request, visitor) => {
  (await cookies()).set('csrf', '1').set('host', '2');
  return new Response(`Prices of ${visitor.userId}`);
});

export { saved as GET, saved as POST };
