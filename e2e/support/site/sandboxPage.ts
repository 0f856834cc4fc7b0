import type { BrowserContext, Page } from '@playwright/test';
import type { SandboxControl } from '../../../sandbox/client/createSandboxControl';
import { test as base } from '../test';
import { serveStatic } from './staticHost';

/** A page that starts the sandbox in the browser and mounts a widget with the config in its address. */
export const SANDBOX_PAGE = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
<body><div id="sign-in"></div><p id="account"></p><script src="pricerx-auth.js"></script><script type="module">
import { startSandbox } from './browser.js';
const query = new URLSearchParams(location.search);
const sandbox = await startSandbox({ passwordCost: 'cheap', keepPages: query.has('keep'), keepData: !query.has('forget') });
const client = PriceRxAuth.createClient(sandbox.publicToken, { endpoints: sandbox.endpoints, rememberUser: !query.has('forget') });
const show = (user) => {
  document.querySelector('#account').textContent = user
    ? 'Signed in: ' + [...user.emails, ...user.phone_numbers].map((each) => each.email ?? each.phone_number).join() : 'Signed out';
};
client.user.onChange(show);
show(client.user.getSync());
Object.assign(window, { sandbox, client });
await client.authenticateByUrl({ session_duration_minutes: 60 });
const what = query.get('mount') ?? 'mountLogin';
const config = JSON.parse(query.get('config') ?? '{"products":["otp"],"otpOptions":{"methods":["email"]}}');
const here = { loginRedirectURL: location.href, signupRedirectURL: location.href, resetPasswordRedirectURL: location.href };
for (const name of ['emailMagicLinksOptions', 'oauthOptions', 'passwordOptions']) config[name] = { ...here, ...config[name] };
PriceRxAuth[what]({ client, selector: '#sign-in', config });
</script></body></html>`;

/** Calls the sandbox's control in the page. */
export const controlIn = <
  N extends 'lastCode' | 'lastLink' | 'users' | 'createProject' | 'createUser' | 'requests',
>(
  page: Page,
  name: N,
  ...given: Parameters<SandboxControl[N]>
): ReturnType<SandboxControl[N]> =>
  page.evaluate(
    async ([call, inputs]) => {
      const { sandbox } = window as unknown as {
        sandbox: { control: Record<string, (...values: unknown[]) => unknown> };
      };
      return sandbox.control[call]?.(...inputs);
    },
    [name, given] as [string, unknown[]],
  ) as ReturnType<SandboxControl[N]>;

/** Calls a method of the page's own client, such as `session.revoke`. */
export const callClient = (page: Page, path: string, ...given: object[]): Promise<unknown> =>
  page.evaluate(
    ([names, inputs]) => {
      type Methods = Record<string, unknown>;
      const { client } = window as unknown as { client: Methods };
      const methods = names.slice(0, -1).reduce((found, name) => found[name] as Methods, client);
      return (methods[names.at(-1) ?? ''] as (...values: unknown[]) => unknown)(...inputs);
    },
    [path.split('.'), given] as const,
  );

/** Opens the page with a widget of this config. */
export async function openSandboxPage(
  context: BrowserContext,
  url: string,
  config?: object,
  query: Record<string, string> = {},
): Promise<Page> {
  const page = await context.newPage();
  const search = new URLSearchParams({ ...query, ...(config && { config: JSON.stringify(config) }) });
  await page.goto(`${url}?${search.toString()}`);
  await page.getByText(/^Signed (in|out)/).waitFor();
  return page;
}

/** A static host with this page and others, and a browser context. */
export interface SandboxSite {
  context: BrowserContext;
  url: string;
  open(config?: object, query?: Record<string, string>): Promise<Page>;
}

interface Fixtures {
  /** Further pages of the host. */
  morePages: Record<string, string>;
  sandboxSite: SandboxSite;
}

export const test = base.extend<Fixtures>({
  morePages: [{}, { option: true }],
  async sandboxSite({ context, morePages }, use) {
    const { url, close } = await serveStatic({ '': SANDBOX_PAGE, ...morePages });
    await use({ context, url, open: (config, query) => openSandboxPage(context, url, config, query) });
    await close();
  },
});

/** Ends all service workers, as a browser does after half a minute without a request. */
export async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}
