// Serves files of an example, and answers its other addresses: `node ../serve.mjs` in a folder serves the folder. The running
// program, which may have a secret, is not served.
import { createReadStream, existsSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
};
const port = Number(process.env.PORT ?? 4320);

/**
 * @param folder with the files
 * @param routes by path, a function that gets Node's request and returns a `Response`
 */
export const serve = (folder, routes = {}) =>
  createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const answer = await routes[pathname]?.(request);
    if (answer) {
      response
        .setHeaders(answer.headers)
        .writeHead(answer.status)
        .end(await answer.text());
      return;
    }
    const file = path.join(folder, pathname === '/' ? 'index.html' : path.normalize(pathname));
    const type = TYPES[path.extname(file)];
    const isProgram = realpathSync(process.argv[1]) === (existsSync(file) && realpathSync(file));
    if (!type || isProgram || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'Content-Type': type });
    createReadStream(file).pipe(response);
  }).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));

if (process.argv[1] === import.meta.filename) serve(process.cwd());
