import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { PUBLIC_TOKEN } from '../site/page';
import type { TestSite } from '../test';
import { EMAIL_CODE, signInByEmailCode } from './widget';

const CLIENT = 'connected-app-test';

/** Registers an app, and returns the address of its page and of a consent page whose own script mounts the widget. */
export async function registerApp({ bare, control, endpoints }: TestSite) {
  const appPage = bare.add({ html: '<h1>Back in the app</h1>' });
  await control.createProject({
    public_token: PUBLIC_TOKEN,
    oauth_clients: [{ client_id: CLIENT, client_name: 'Pill Planner', redirect_uris: [appPage] }],
  });
  const args = JSON.stringify({ publicToken: PUBLIC_TOKEN, selector: '#consent', options: { endpoints } });
  const html = `<div id="consent"></div><script>addEventListener('DOMContentLoaded', () => PriceRxAuth.mountIdentityProvider(${args}))</script>`;
  return {
    appPage,
    consentPage(csp?: string): string {
      const asked = { client_id: CLIENT, redirect_uri: appPage, scope: 'openid full_access' };
      return `${bare.add({ html, csp })}?${new URLSearchParams(asked).toString()}`;
    },
  };
}

/** The browser of a visitor who has signed in. */
export async function signedIn(site: TestSite, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await site.newContext(options);
  const { page } = await site.visitWidget({ config: EMAIL_CODE }, undefined, context);
  await signInByEmailCode(page, site, 'signed-in@example.com');
  return context;
}
