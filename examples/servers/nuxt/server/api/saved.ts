import { authServer } from '../../../authServer';

export default defineEventHandler(({ context: { auth }, node: { req } }) => {
  if (auth.status === 'unknown') throw createError({ statusCode: 503, message: 'Please try again.' });
  if (auth.status === 'signedOut') throw createError({ statusCode: 401 });
  authServer.assertSameOrigin(req); // a write from another site gets status 403
  return `Prices of ${auth.visitor.userId}`;
});
