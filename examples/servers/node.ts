import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { authServer } from './authServer';

const saved = authServer.protect((request: IncomingMessage, visitor, response: ServerResponse) => {
  response.end(`Prices of ${visitor.userId}`);
});

export const listener: RequestListener = (request, response) => {
  if (request.url?.split('?')[0] === '/saved') return saved(request, response);
  response.end('Please sign in.');
};
