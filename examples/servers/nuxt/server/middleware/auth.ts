import { authServer } from '../../../authServer';

export default defineEventHandler(async ({ context, node: { req, res } }) => {
  context.auth = await authServer.authenticate(req);
  authServer.applyHeaders(context.auth, res);
});
