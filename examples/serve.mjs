// Serves the files of an example and its installed packages: run `node ../serve.mjs` in the example's folder.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.mjs': 'text/javascript' };
const port = Number(process.env.PORT ?? 4320);

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const file = path.join(process.cwd(), pathname === '/' ? 'index.html' : path.normalize(pathname));
  const type = TYPES[path.extname(file)];
  if (!type || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': type });
  createReadStream(file).pipe(response);
}).listen(port, 'localhost', () => console.log(`http://localhost:${port}`));
