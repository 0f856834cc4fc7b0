import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createSandbox } from './createSandbox';
import { serve } from './http';
import { readAccess, readSettings, SettingsError } from './settings';
import { DataError, shownData } from './state/database/db';
import { ScenarioError, scenarioCommand } from './visits/scenarioCommand';
import { WorkerError, workerCommand } from './workerCommand';

function explain(error: unknown, port: number | undefined): string {
  if (error instanceof SettingsError || error instanceof DataError) return error.message;
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop what runs there, or set PRICERX_SANDBOX_PORT to another port.`;
  }
  if (code === 'EACCES') return `Port ${port} may not be used. Set PRICERX_SANDBOX_PORT to another port.`;
  return error instanceof Error ? error.message : String(error);
}

async function main(): Promise<void> {
  let port: number | undefined;
  try {
    const settings = readSettings(process.env);
    port = settings.port;
    const { data, seed } = settings;
    const sandbox = await createSandbox({
      data,
      seed,
      origin: `http://localhost:${port}`,
      ...readAccess(process.env),
    });
    const served = await serve(sandbox, { port });
    console.log(`Sandbox  ${served.url}`);
    console.log(`Inbox    ${served.url}/sandbox`);
    console.log(`Data     ${data === 'memory' ? 'memory (nothing is kept)' : shownData(data)}`);
    const end = (): void => {
      void served
        .close()
        .then(() => sandbox.close())
        .then(() => process.exit(0));
    };
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
  } catch (error) {
    console.error(explain(error, port));
    process.exit(1);
  }
}

/** Prints what a command has done. No sandbox is started. */
function run(command: () => string): void {
  try {
    process.stdout.write(command());
  } catch (error) {
    if (!(error instanceof ScenarioError || error instanceof WorkerError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** The built worker: beside the built command, and in the repository in dist. */
const workerFolder = (): string => {
  const beside = fileURLToPath(new URL('./worker/', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('./dist/worker/', import.meta.url));
};

const [command, ...given] = process.argv.slice(2);
if (command === 'scenario') run(() => scenarioCommand(given));
else if (command === 'worker') run(() => workerCommand(given, workerFolder()));
else void main();
