import type { BrowserContext } from '@playwright/test';
import { type BareServer, serveBarePages } from '../support/site/bareServer';
import { openTab, PUBLIC_TOKEN } from '../support/site/page';
import { documentedPolicy } from '../support/site/policies';
import { expect, test, type TestSite } from '../support/test';
import { alert, button, EMAIL_CODE, heading, shown, signInByEmailCode } from '../support/widget/widget';

const CLIENT = 'connected-app-test-framed';
let elsewhere: BareServer;
let appPage: string;

test.beforeEach(async ({ site }) => {
  const { bare, control, sandboxUrl } = site;
  elsewhere = await serveBarePages(sandboxUrl);
  appPage = bare.add({ html: '<h1>Back in the app</h1>' });
  await control.createProject({
    public_token: PUBLIC_TOKEN,
    oauth_clients: [{ client_id: CLIENT, client_name: 'Pill Planner', redirect_uris: [appPage] }],
  });
});
test.afterAll(() => elsewhere.close());

/** The address of a consent page whose own script mounts the widget, also inside a frame. */
async function consentPage(site: TestSite, csp?: string): Promise<string> {
  const args = JSON.stringify({
    publicToken: PUBLIC_TOKEN,
    selector: '#consent',
    options: { endpoints: site.endpoints },
  });
  const html = `<div id="consent"></div><script>addEventListener('DOMContentLoaded', () => PriceRxAuth.mountIdentityProvider(${args}))</script>`;
  const asked = new URLSearchParams({
    client_id: CLIENT,
    redirect_uri: appPage,
    scope: 'openid full_access',
  });
  return `${site.bare.add({ html, csp })}?${asked.toString()}`;
}

const frameOf = (address: string): string =>
  `<button>Win a prize</button><iframe src="${address.replaceAll('&', '&amp;')}" width="500" height="700"></iframe>`;

async function signedIn(site: TestSite, email: string): Promise<BrowserContext> {
  const { context, page } = await site.visitWidget({ config: EMAIL_CODE });
  await signInByEmailCode(page, site, email);
  return context;
}

test.describe('§4 Consent page in a frame (clickjacking)', () => {
  test('a frame of another origin shows the reason instead of Allow, and the unframed page asks and redirects', async ({
    site,
  }) => {
    const context = await signedIn(site, 'framed@example.com');
    const consent = await consentPage(site);
    const { page: trap } = await openTab(context, elsewhere.add({ html: frameOf(consent) }));
    const inner = trap.frameLocator('iframe');
    await shown(alert(inner).filter({ hasText: 'Another site shows this page inside of its own.' }));
    expect(await inner.getByRole('button').count()).toBe(0);

    const { page } = await openTab(context, consent);
    await shown(page.getByRole('heading', { name: /^Sign in to “Pill Planner”/ }));
    await shown(page.getByText('Act as you: see and change everything in your account'));
    await shown(page.getByText(`After you choose, you go to ${new URL(appPage).host}.`));
    await button(page, 'Allow').click();
    await shown(heading(page, 'Back in the app'));
  });

  test('a frame of the same origin shows Allow', async ({ site }) => {
    const context = await signedIn(site, 'own-frame@example.com');
    const { page } = await openTab(context, site.bare.add({ html: frameOf(await consentPage(site)) }));
    await shown(button(page.frameLocator('iframe'), 'Allow'));
  });

  test('with the documented frame-ancestors, another origin cannot frame the page', async ({ site }) => {
    const context = await signedIn(site, 'ancestors@example.com');
    const policy = documentedPolicy('The consent widget');
    const consent = await consentPage(site, policy.replace('script-src', "script-src 'unsafe-inline'"));
    const trap = await context.newPage();
    const refusal = trap.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await trap.goto(elsewhere.add({ html: frameOf(consent) }));
    await refusal;
    expect(await trap.frameLocator('iframe').locator('#consent').count()).toBe(0);
    const { page } = await openTab(context, consent);
    await shown(button(page, 'Allow'));
  });
});
