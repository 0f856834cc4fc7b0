import { serveHost } from '../../../demo/server';
import { createSandbox } from '../../../sandbox/createSandbox';
import { serve } from '../../../sandbox/http';
import { freePort } from '../../../sandbox/testing/freePort';
import { type BareServer, serveBarePages } from './bareServer';
import { type Control, createControl } from './control';

export interface SiteOptions {
  /** The sandbox's data: a folder, which is kept over restartSandbox(), or `memory` (the default). */
  data?: string;
  /** A folder for prices that visitors save on the host page. */
  hostData?: string;
  seed?: string;
  /** Origins of apps to which the consent page may redirect. Read for each page, so a test can add some later. */
  appOrigins?: string[];
  /** The host page's address may select another project, for example with `pkce=1`. */
  anyProject?: boolean;
}

export interface Site {
  hostUrl: string;
  sandboxUrl: string;
  control: Control;
  /** The client's option for this sandbox. */
  endpoints: Record<string, string>;
  /** Pages with the widget's script and nothing else. */
  bare: BareServer;
  /** Stops the sandbox and starts it again at the same address. */
  restartSandbox(): Promise<void>;
  /** Stops the sandbox until restartSandbox(). */
  stopSandbox(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host page and a sandbox on free ports, two origins. Each test has its own. */
export async function startSite({
  data = 'memory',
  hostData,
  seed,
  appOrigins,
  anyProject,
}: SiteOptions = {}): Promise<Site> {
  const startSandbox = async (port: number) => {
    const sandbox = await createSandbox({ data, seed, origin: urlOf(port), passwordCost: 'cheap' });
    const served = await serve(sandbox, { port }).catch(async (error: unknown) => {
      await sandbox.close();
      throw error;
    });
    return async () => {
      await served.close();
      await sandbox.close();
    };
  };

  const started = await onFreePort(startSandbox);
  const sandboxUrl = urlOf(started.port);
  let stop: (() => Promise<void>) | undefined = started.result;
  const stopSandbox = async () => {
    await stop?.();
    stop = undefined;
  };
  const host = await serveHost({ port: 0, sandboxUrl, dataDir: hostData, appOrigins, anyProject });

  const bare = await serveBarePages(sandboxUrl);
  const control = createControl(sandboxUrl);
  const { endpoints } = await control.health();

  return {
    bare,
    hostUrl: host.url,
    sandboxUrl,
    control,
    endpoints,
    stopSandbox,
    async restartSandbox() {
      await stopSandbox();
      stop = await startSandbox(started.port);
    },
    async close() {
      await bare.close();
      await host.close();
      await stopSandbox();
    },
  };
}

const urlOf = (port: number): string => `http://localhost:${port}`;

/** Tries further ports, because another program can take a free port before it is used. */
async function onFreePort<Result>(
  start: (port: number) => Promise<Result>,
  tries = 5,
): Promise<{ port: number; result: Result }> {
  const port = await freePort();
  try {
    return { port, result: await start(port) };
  } catch (error) {
    if (tries <= 1 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return onFreePort(start, tries - 1);
  }
}
