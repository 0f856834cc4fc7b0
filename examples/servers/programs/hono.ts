import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { app } from '../hono';

const host = new Hono()
  .use(async (context, next) => {
    await next();
    setCookie(context, 'csrf', '1');
    setCookie(context, 'host', '2');
  })
  .route('/', app);
serve({ fetch: host.fetch, port: Number(process.env.PORT) });
