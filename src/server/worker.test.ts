import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { cookieOf, MINUTE, PROJECT, PROVIDER, setUpProvider } from '../../tests/authServer';

const root = path.resolve(import.meta.dirname, '../..');
const provider = setUpProvider();

/** The entry point with jose in one script, for workers, with the painted views. Fails on an import that only Node has. */
const BUNDLE = `
  const painted = { path: require('node:path').resolve('node_modules/.cache/painted/writeScreen.cjs') };
  require('esbuild').build({
    entryPoints: ['src/server.ts'], bundle: true, write: false, format: 'iife', globalName: 'authServer',
    platform: 'browser', conditions: ['worker'], jsx: 'automatic', minify: true,
    plugins: [{ name: 'painted', setup: (build) => build.onResolve({ filter: /writeScreen$/ }, () => painted) }],
  }).then(({ outputFiles }) => process.stdout.write(outputFiles[0].text));`;
const bundled = (): string =>
  execFileSync(process.execPath, ['-e', BUNDLE], {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    maxBuffer: 10_000_000,
  });

type Sent = [id: number, url: string, init: RequestInit];

/** Runs code in a worker thread without Node's globals and modules. Its calls are answered by the provider. */
async function runWithoutNode(code: string): Promise<unknown> {
  const worker = new Worker(
    `const { parentPort } = require('node:worker_threads');
     const calls = new Map();
     globalThis.fetch = (url, { method = 'GET', headers, body }) => new Promise((resolve) => {
       parentPort.postMessage({ sent: [calls.size, url, { method, headers: [...new Headers(headers)], body }] });
       calls.set(calls.size, resolve);
     });
     // Node's own Response needs Buffer.
     parentPort.on('message', ([id, status, body]) => calls.get(id)({
       status, ok: status === 200, headers: new Headers(), json: async () => JSON.parse(body),
     }));
     new Headers(); // Node loads the class with its own globals.
     for (const name of ['process', 'Buffer', 'global', 'setImmediate']) delete globalThis[name];
     new Function('require', 'module', 'exports', ${JSON.stringify(code)})()
       .then((result) => parentPort.postMessage({ result }));`,
    { eval: true },
  );
  try {
    return await new Promise((resolve, reject) => {
      worker.once('error', reject);
      worker.on('message', ({ sent, result }: { sent?: Sent; result: unknown }) => {
        if (!sent) return resolve(result);
        const [id, url, init] = sent;
        const answer = fetch(url, init).then(async (each) => [id, each.status, await each.text()]);
        answer.then((text) => worker.postMessage(text), reject);
      });
    });
  } finally {
    await worker.terminate();
  }
}

describe('The server’s half: a runtime without Node’s modules', () => {
  it('renders the sign-in form', async () => {
    const html = await runWithoutNode(`${bundled()}
      return Promise.resolve(authServer.renderLogin({ locale: 'de' }).html);`);
    expect(html).toMatch(/<input [^>]*name="email"/);
  });

  it('verifies a JWT, renews an expired one and refuses a forged one', async () => {
    const data = await provider.signInBefore(0);
    const old = await provider.signInBefore(6 * MINUTE, 'bob@example.com');
    const forged = `${data.session_jwt.slice(0, -8)}AAAAAAAA`;
    const cookies = [cookieOf(data), cookieOf(old), cookieOf({ session_jwt: forged })];
    const options = { ...PROJECT, endpoints: { apiUrl: PROVIDER } };
    const answers = await runWithoutNode(`${bundled()}
      const server = authServer.createAuthServer(${JSON.stringify(options)});
      return Promise.all(${JSON.stringify(cookies)}.map(async (Cookie) => {
        const { status, visitor, reason } = await server.authenticate(new Headers({ Cookie }));
        return [typeof process, status, visitor?.userId ?? reason];
      }));`);
    expect(answers).toEqual([
      ['undefined', 'signedIn', data.user_id],
      ['undefined', 'signedIn', old.user_id],
      ['undefined', 'signedOut', 'jwt_invalid'],
    ]);
  });
});
