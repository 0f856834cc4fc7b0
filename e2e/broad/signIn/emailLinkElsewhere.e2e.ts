import { expect, test, type TestSite } from '../../support/test';
import { authenticateCalls, linkFor, openLinkFromInbox, PKCE_TOKEN } from '../../support/widget/emailLinks';
import {
  askForLink,
  button,
  codeField,
  heading,
  isSignedInAs,
  phoneField,
  shown,
} from '../../support/widget/widget';

test.use({ siteOptions: { anyProject: true } });

test.describe('§4 Magic link flow: a link opened in another browser', () => {
  async function openElsewhere(site: TestSite, email: string) {
    const { page } = await site.visitHost('/sign-in?pkce=1');
    await askForLink(page, email);
    const before = (await authenticateCalls(site, PKCE_TOKEN)).length;
    const other = await site.visitHost();
    await other.page.goto(await linkFor(site, email, PKCE_TOKEN));
    await shown(heading(other.page, 'This link only works where you asked for it'));
    expect(await authenticateCalls(site, PKCE_TOKEN)).toHaveLength(before);
    return other;
  }

  test('the page says that the link was requested in another browser before any call, and a new link requested there works', async ({
    site,
  }) => {
    const email = 'elsewhere-link@example.com';
    const { page, context } = await openElsewhere(site, email);
    const [asked] = await site.control.messages({ public_token: PKCE_TOKEN, to: email });
    await button(page, 'Send a new link').click();
    await askForLink(page, email);
    await site.control.nextMessage({ public_token: PKCE_TOKEN, to: email, after: asked?.id });
    await isSignedInAs(await openLinkFromInbox(site, context, email, PKCE_TOKEN), email);
  });

  test('the visitor can switch to a code', async ({ site }) => {
    const { page } = await openElsewhere(site, 'elsewhere-code@example.com');
    await button(page, 'Use a code instead').click();
    await phoneField(page).fill('4155550120');
    await button(page, 'Continue with a text message').click();
    await shown(codeField(page));
    const { code } = await site.control.nextMessage({ public_token: PKCE_TOKEN, to: '+14155550120' });
    await codeField(page).fill(code ?? '');
    await isSignedInAs(page, '(415) 555-0120');
  });
});
