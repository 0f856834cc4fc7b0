import Koa from 'koa';
import { app } from '../koa';

const host = new Koa();
host.use(async (context, next) => {
  context.cookies.set('csrf', '1').set('host', '2');
  await next();
});
for (const middleware of app.middleware) host.use(middleware);
host.listen(process.env.PORT);
