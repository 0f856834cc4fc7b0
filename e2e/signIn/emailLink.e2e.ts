import type { BrowserContext, Page } from 'playwright-core';
import { PUBLIC_TOKEN } from '../support/site/page';
import { useSite } from '../support/suite';
import { askForLink, button, callsTo, codeField, heading, phoneField, shown } from '../support/widget/widget';

/** The host page's second project, whose links need PKCE and so work only in the browser that requested them. */
const PKCE_TOKEN = 'public-token-test-pricerx-pkce';

const suite = useSite({ anyProject: true });

/** Clicks through the link of the newest message to an address, in the sandbox's inbox page. */
async function openLinkFromInbox(context: BrowserContext, email: string, token: string): Promise<Page> {
  const inbox = await context.newPage();
  await inbox.goto(`${suite.site.sandboxUrl}/sandbox?public_token=${token}`);
  const opened = context.waitForEvent('page');
  await inbox.locator('.card', { hasText: email }).first().getByRole('link', { name: 'Open link' }).click();
  return opened;
}

const authenticateCalls = (token: string) => callsTo(suite.site, '/magic_links/authenticate', token);
const linkFor = async (email: string, token: string): Promise<string> => {
  const { links } = await suite.site.control.nextMessage({ public_token: token, to: email });
  return links?.[0]?.url ?? '';
};
const isSignedInAs = (page: Page, name: string) => shown(page.locator('.account__name', { hasText: name }));

describe.each([
  { pkce: 'off', path: '/sign-in', token: PUBLIC_TOKEN },
  { pkce: 'on', path: '/sign-in?pkce=1', token: PKCE_TOKEN },
])('§4 Magic link flow with PKCE $pkce', ({ pkce, path, token }) => {
  it('the link from the inbox signs in, in the browser that requested it', async () => {
    const email = `link-${pkce}@example.com`;
    const { page, context } = await suite.visitHost(path);
    await askForLink(page, email);

    const back = await openLinkFromInbox(context, email, token);
    await isSignedInAs(back, email);
    expect(new URL(back.url()).search).not.toMatch(/token/);
    await isSignedInAs(page, email);

    const [call] = (await authenticateCalls(token)).slice(-1);
    expect(call).toMatchObject({ status: 200 });
    expect(Object.keys(call?.body as object).includes('code_verifier')).toBe(pkce === 'on');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('PKCE_VERIFIER');
  });

  it('a mail scanner that opens every link or runs the page’s scripts does not use the link up', async () => {
    const email = `scanned-${pkce}@example.com`;
    const { page, context } = await suite.visitHost(path);
    await askForLink(page, email);
    const message = await suite.site.control.nextMessage({ public_token: token, to: email });
    const before = (await authenticateCalls(token)).length;

    const { visited } = await suite.site.control.scan(message.id);
    expect(visited).not.toEqual([]);
    const scanner = await suite.newContext();
    const scanned = await scanner.newPage();
    await scanned.goto(message.links?.[0]?.url ?? '');
    await shown(
      pkce === 'on'
        ? heading(scanned, 'Open the link where you started')
        : button(scanned, 'Finish signing in'),
    );
    await scanned.waitForLoadState('networkidle');
    expect(await authenticateCalls(token)).toHaveLength(before);

    const back = await openLinkFromInbox(context, email, token);
    await isSignedInAs(back, email);
  });

  it('a used link shows its error once, with advice', async () => {
    const email = `twice-${pkce}@example.com`;
    const { page, context } = await suite.visitHost(path);
    await askForLink(page, email);
    const link = await linkFor(email, token);
    const first = await context.newPage();
    await first.goto(link);
    await isSignedInAs(first, email);
    await button(first, 'Sign out').click();
    await shown(first.getByRole('link', { name: 'Sign in', exact: true }));

    await first.goto(link);
    // The sign-out deleted the link's verifier.
    if (pkce === 'off') await button(first, 'Finish signing in').click();
    await shown(button(first, 'Send a new link'));
  });
});

describe('§4 Magic link flow: a link opened in another browser', () => {
  async function openElsewhere(email: string) {
    const { page } = await suite.visitHost('/sign-in?pkce=1');
    await askForLink(page, email);
    const before = (await authenticateCalls(PKCE_TOKEN)).length;
    const other = await suite.visitHost();
    await other.page.goto(await linkFor(email, PKCE_TOKEN));
    await shown(heading(other.page, 'Open the link where you started'));
    expect(await authenticateCalls(PKCE_TOKEN)).toHaveLength(before);
    return other;
  }

  it('the page says that the link was requested in another browser before any call, and a new link requested there works', async () => {
    const email = 'elsewhere-link@example.com';
    const { page, context } = await openElsewhere(email);
    const [asked] = await suite.site.control.messages({ public_token: PKCE_TOKEN, to: email });
    await button(page, 'Send a new link').click();
    await askForLink(page, email);
    await suite.site.control.nextMessage({ public_token: PKCE_TOKEN, to: email, after: asked?.id });
    await isSignedInAs(await openLinkFromInbox(context, email, PKCE_TOKEN), email);
  });

  it('the visitor can switch to a code', async () => {
    const { page } = await openElsewhere('elsewhere-code@example.com');
    await button(page, 'Use a code instead').click();
    await phoneField(page).fill('4155550120');
    await button(page, 'Continue with text').click();
    await shown(codeField(page));
    const { code } = await suite.site.control.nextMessage({ public_token: PKCE_TOKEN, to: '+14155550120' });
    await codeField(page).fill(code ?? '');
    await isSignedInAs(page, '+14155550120');
  });

  it('the link still works afterwards in the browser that requested it', async () => {
    const email = 'elsewhere-back@example.com';
    const { page, context } = await suite.visitHost('/sign-in?pkce=1');
    await askForLink(page, email);
    const other = await suite.visitHost();
    await other.page.goto(await linkFor(email, PKCE_TOKEN));
    await shown(heading(other.page, 'Open the link where you started'));
    await isSignedInAs(await openLinkFromInbox(context, email, PKCE_TOKEN), email);
  });
});
