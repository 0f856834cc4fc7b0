import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../sandbox/createSandbox';
import { serve } from '../sandbox/http';
import { readAccess, SettingsError } from '../sandbox/settings';
import { DataError, shownData } from '../sandbox/state/database/db';
import { SANDBOX_PUBLIC_TOKEN } from '../sandbox/state/project/projects';
import { appUrl, clientOf, serveApp } from './app/server';
import { listenOnLoopback, StartError } from './host/http/listen';
import { serveHost } from './server';
import { dataFolder, readSettings } from './settings';

const root = fileURLToPath(new URL('..', import.meta.url));

const buildWidget = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const build = spawn('npm run --silent build:widget', { cwd: root, shell: true });
    process.once('exit', () => build.kill());
    let output = '';
    const collect = (part: Buffer): void => {
      output += part.toString();
    };
    build.stdout.on('data', collect);
    build.stderr.on('data', collect);
    build.once('error', reject);
    build.once('close', (code) => {
      if (code === 0) return resolve();
      console.error(output);
      reject(new StartError('The widget could not be built. The output of the build is above.'));
    });
  });

/** Checks the port before the build, so that a port in use is reported without waiting. */
const checkPort = async (port: number, setting: string): Promise<void> => {
  try {
    const { close } = await listenOnLoopback(() => undefined, port);
    await close();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    throw new StartError(`${error.message} Free it, or set ${setting} to another port.`);
  }
};

const start = async (): Promise<() => Promise<void>> => {
  const settings = readSettings(process.env);
  const { hostPort, sandboxPort, appPort, data, seed, anyProject } = settings;
  await checkPort(hostPort, 'PRICERX_HOST_PORT');
  await checkPort(sandboxPort, 'PRICERX_SANDBOX_PORT');
  await checkPort(appPort, 'PRICERX_APP_PORT');
  const sandboxUrl = `http://localhost:${sandboxPort}`;
  const sandbox = await createSandbox({
    data,
    seed,
    ...readAccess(process.env),
    origin: sandboxUrl,
    consentUrl: `http://localhost:${hostPort}/consent`,
  });
  await sandbox.control.addOAuthClient({
    public_token: SANDBOX_PUBLIC_TOKEN,
    ...clientOf(appUrl(appPort)),
  });
  await buildWidget();
  const served = await serve(sandbox, { port: sandboxPort });
  const host = await serveHost({
    port: hostPort,
    sandboxUrl,
    dataDir: dataFolder(settings),
    appOrigins: [appUrl(appPort)],
    anyProject,
  });
  const app = await serveApp({ port: appPort, sandboxUrl });
  console.log(`
Host page  ${host.url}
Sandbox    ${served.url}
Inbox      ${served.url}/sandbox
Other app  ${app.url} (refill reminders, which signs in by the host page)
Data       ${data === 'memory' ? 'memory (nothing is kept)' : shownData(data)}

Ctrl-C stops all.`);
  return async () => {
    await Promise.all([app.close(), host.close(), served.close()]);
    await sandbox.close();
  };
};

const isForPeople = (error: unknown): error is Error =>
  error instanceof StartError || error instanceof SettingsError || error instanceof DataError;

try {
  const stop = await start();
  const end = (): void => void stop().then(() => process.exit(0));
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (error) {
  console.error(isForPeople(error) ? error.message : error);
  process.exit(1);
}
