import { platform } from './platform/node';
import { sandboxOn } from './sandboxOn';

export type { Sandbox, SandboxOptions } from './sandboxOn';

/**
 * Creates a local identity provider. The HTTP server and the msw handlers are adapters around its `handle`.
 * @param options data store, origin, seed and accepted hosts; all optional.
 * @throws Error when the data of the given folder or server cannot be opened
 * @example
 * const sandbox = await createSandbox({ data: './sandbox-data' });
 * const { url } = await serve(sandbox, { port: 4311 });
 */
export const createSandbox = sandboxOn(platform);
