import Fastify from 'fastify';
import { authServer } from './authServer';

export const app = Fastify();
app.all('/saved', async (request, reply) => {
  const auth = await authServer.authenticate(request);
  authServer.applyHeaders(auth, reply);
  if (auth.status === 'unknown') return reply.code(503).send('Please try again.');
  if (auth.status === 'signedOut') return reply.redirect(authServer.signInUrl(request), 303);
  authServer.assertSameOrigin(request); // a write from another site gets status 403
  return `Prices of ${auth.visitor.userId}`;
});
