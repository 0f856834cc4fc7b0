import type { Sandbox, SandboxOptions } from '../sandboxOn';

/** Opens a sandbox whose data is in memory. The script of the service worker provides it when a page loads the script. */
export type OpenInPage = (options: SandboxOptions) => Promise<Pick<Sandbox, 'handle'>>;

/** The global scope of a page that has loaded the script. */
export interface PageScope {
  openPriceRxAuthSandbox?: OpenInPage;
}
