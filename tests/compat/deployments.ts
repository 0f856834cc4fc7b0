import { createStytchUIClient, type StytchClient } from '../../src/compat';
import { loadScripts } from '../browser/scripts';
import type { SandboxPage } from '../sandbox';

type Constructor = new (publicToken: string, options: object) => StytchClient;

/** What scripts define for the whole page, which the provider's package loads once. */
const defined: Record<string, unknown> = {};

export const V5 = 'version 5 of the provider’s package';
export const V6 = 'version 6 of the provider’s package';
export const OURS = 'ours';
export type Deployment = typeof V5 | typeof V6 | typeof OURS;

/** From one deployment to the next: to ours, and back. */
export const CHANGES: [before: Deployment, after: Deployment][] = [
  [V5, OURS],
  [V6, OURS],
  [OURS, V5],
  [OURS, V6],
];

/** Deployments of a page: each makes a client when the page is loaded, with the script of its package. */
export function setUpDeployments(page: SandboxPage) {
  /** Ends the client of the page before. */
  let leave = () => {};

  /** The options of a host that uses a sandbox. */
  function optionsWith(more: object) {
    const names = ['testAPIURL', 'liveAPIURL', 'dfpBackendURL', 'clientsideServicesIframeURL'];
    return { ...more, endpoints: Object.fromEntries(names.map((name) => [name, page.sandbox.origin])) };
  }

  function provider(name: string, more: object): StytchClient {
    // The declarations of the packages change global types.
    const { StytchUIClient } = jest.requireActual<{ StytchUIClient: Constructor }>(name);
    return new StytchUIClient(page.publicToken, optionsWith(more));
  }

  function ours(more: object): StytchClient {
    const options = optionsWith(more);
    const client = createStytchUIClient(page.publicToken, {
      ...options,
      endpoints: { ...page.options.endpoints, ...options.endpoints },
    });
    leave = () => client.destroy();
    page.onCleanUp(leave);
    return client;
  }

  const makers = {
    [V5]: (more: object) => provider('@stytch/vanilla-js', more),
    [V6]: (more: object) => provider('@stytch/vanilla-js-6', more),
    [OURS]: ours,
  };

  afterEach(() => {
    for (const name of ['grecaptcha', 'GetTelemetryID'])
      if (name in globalThis) defined[name] = (globalThis as Record<string, unknown>)[name];
  });

  return {
    /** Loads the page of a deployment. @param more further options of the host's client */
    async load(deployment: Deployment, more: object = {}): Promise<StytchClient> {
      leave();
      page.onCleanUp(() => page.console.take(''));
      loadScripts(page);
      Object.assign(globalThis, defined);
      const client = makers[deployment](more);
      await page.idle();
      return client;
    },
    /** Makes the project refuse tokens without the verifier of their challenge. */
    withPKCE: () =>
      page.project({
        bootstrap: {
          pkce_required_for_email_magic_links: true,
          pkce_required_for_oauth: true,
          pkce_required_for_password_resets: true,
        },
      }),
  };
}
