import { PUBLIC_TOKEN } from '../support/site/page';
import { useSite } from '../support/suite';
import { variants } from '../support/variants';
import { isSignedInAs, linksOf, PKCE_TOKEN } from '../support/widget/emailLinks';
import { askForLink, button, heading, shown } from '../support/widget/widget';

const suite = useSite({ anyProject: true });
const { openLinkFromInbox, linkFor, authenticateCalls } = linksOf(suite);

describe.each(
  variants([
    { pkce: 'on', path: '/sign-in?pkce=1', token: PKCE_TOKEN },
    { pkce: 'off', path: '/sign-in', token: PUBLIC_TOKEN },
  ]),
)('§4 Magic link flow with PKCE $pkce', ({ pkce, path, token }) => {
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
