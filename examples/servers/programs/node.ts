import { createServer } from 'node:http';
import { listener } from '../node';

createServer((request, response) => {
  response.setHeader('Set-Cookie', ['csrf=1', 'host=2']);
  listener(request, response);
}).listen(process.env.PORT);
