import { authServer } from './authServer';

const saved = authServer.protect((request: Request, visitor) => new Response(`Prices of ${visitor.userId}`));

export default {
  async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname === '/saved') return saved(request);
    return new Response('Please sign in.');
  },
};
