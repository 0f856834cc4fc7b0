import type { IncomingMessage, ServerResponse } from 'node:http';
import Koa, { type Context } from 'koa';
import { authServer } from './authServer';

const saved = authServer.protect(
  (request: IncomingMessage, visitor, response: ServerResponse, context: Context) => {
    context.body = `Prices of ${visitor.userId}`;
  },
);

export const app = new Koa();
app.use((context, next) => (context.path === '/saved' ? saved(context.req, context.res, context) : next()));
