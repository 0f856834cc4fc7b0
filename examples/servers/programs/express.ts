import express from 'express';
import { app } from '../express';

express()
  .use((_, response, next) => {
    response.cookie('csrf', '1').cookie('host', '2');
    next();
  })
  .use(app)
  .listen(process.env.PORT);
