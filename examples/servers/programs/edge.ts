import server from './fetch';

declare function addEventListener(
  type: 'fetch',
  listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
): void;

addEventListener('fetch', (event) => event.respondWith(server.fetch(event.request)));
