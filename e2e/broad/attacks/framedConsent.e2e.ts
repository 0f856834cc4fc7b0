import { type BareServer, serveBarePages } from '../../support/site/bareServer';
import { openTab } from '../../support/site/page';
import { documentedPolicy } from '../../support/site/policies';
import { expect, test } from '../../support/test';
import { registerApp, signedIn } from '../../support/widget/consent';
import { alert, button, heading, shown } from '../../support/widget/widget';

let elsewhere: BareServer;
let app: Awaited<ReturnType<typeof registerApp>>;

test.beforeEach(async ({ site }) => {
  elsewhere = await serveBarePages(site.sandboxUrl);
  app = await registerApp(site);
});
test.afterEach(() => elsewhere.close());

const frameOf = (address: string): string =>
  `<button>Win a prize</button><iframe src="${address.replaceAll('&', '&amp;')}" width="500" height="700"></iframe>`;

test.describe('§4 Consent page in a frame (clickjacking)', () => {
  test('a frame of another origin shows the reason instead of Allow, and the unframed page asks and redirects', async ({
    site,
  }) => {
    const context = await signedIn(site);
    const consent = app.consentPage();
    const { page: trap } = await openTab(context, elsewhere.add({ html: frameOf(consent) }));
    const inner = trap.frameLocator('iframe');
    await shown(alert(inner).filter({ hasText: 'This page is shown inside another website.' }));
    expect(await inner.getByRole('button').count()).toBe(0);

    const { page } = await openTab(context, consent);
    await shown(page.getByRole('heading', { name: /^Sign in to “Pill Planner”/ }));
    await shown(page.getByText('Act as you: see and change everything in your account'));
    await shown(page.getByText(`After you choose, you go to ${new URL(app.appPage).host}.`));
    await button(page, 'Allow').click();
    await shown(heading(page, 'Back in the app'));
  });

  test('a frame of the same origin shows Allow', async ({ site }) => {
    const context = await signedIn(site);
    const { page } = await openTab(context, site.bare.add({ html: frameOf(app.consentPage()) }));
    await shown(button(page.frameLocator('iframe'), 'Allow'));
  });

  test('with the documented frame-ancestors, another origin cannot frame the page', async ({ site }) => {
    const context = await signedIn(site);
    const policy = documentedPolicy('The consent widget');
    const consent = app.consentPage(policy.replace('script-src', "script-src 'unsafe-inline'"));
    const trap = await context.newPage();
    const refusal = trap.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await trap.goto(elsewhere.add({ html: frameOf(consent) }));
    await refusal;
    expect(await trap.frameLocator('iframe').locator('#consent').count()).toBe(0);
    const { page } = await openTab(context, consent);
    await shown(button(page, 'Allow'));
  });
});
