import { setupServer } from 'msw/node';
import { createSandboxControl, type SandboxControl } from '../client/createSandboxControl';
import { createSandbox, type SandboxOptions } from '../createSandbox';
import { sandboxHandlers } from '../msw';

/** What jest and Vitest call around the tests of a file. */
export interface TestHooks {
  beforeAll(run: () => Promise<void>): unknown;
  afterEach(run: () => Promise<void>): unknown;
  afterAll(run: () => Promise<void>): unknown;
}

/** Options of `setUpSandbox`: those of `createSandbox`, and the project. */
export interface SetUpOptions extends SandboxOptions {
  /** The project of the code under test. Default: `public-token-test-sandbox`. */
  publicToken?: string;
}

/**
 * A sandbox for the tests of a file, which answers `fetch` to its address (`origin`, by default `http://localhost:4311`) by msw. Its
 * project's data is deleted after each test.
 */
export function setUpSandboxWith(
  { beforeAll, afterEach, afterAll }: TestHooks,
  { publicToken, ...options }: SetUpOptions,
): SandboxControl {
  const server = setupServer();
  const control = {} as SandboxControl;
  const cleanups: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const sandbox = await createSandbox({ passwordCost: 'cheap', ...options });
    Object.assign(control, createSandboxControl(sandbox, { publicToken }));
    await control.createProject();
    server.use(...sandboxHandlers(sandbox));
    server.listen({ onUnhandledRequest: 'bypass' });
    cleanups.push(() => sandbox.close());
  });
  afterEach(async () => {
    await control.deleteData();
  });
  afterAll(async () => {
    server.close();
    for (const cleanUp of cleanups.splice(0)) await cleanUp();
  });
  return control;
}
