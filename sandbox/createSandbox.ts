import { platform } from './platform/node';
import { sandboxOn } from './sandboxOn';

export type { Sandbox, SandboxOptions } from './sandboxOn';

/** Creates a local identity provider. The HTTP server and the msw handlers are adapters around its `handle`. */
export const createSandbox = sandboxOn(platform);
