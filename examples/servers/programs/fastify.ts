import { app } from '../fastify';

app.addHook('onRequest', async (_, reply) => {
  reply.header('Set-Cookie', ['csrf=1', 'host=2']);
});
await app.listen({ port: Number(process.env.PORT) });
