import { useSite } from '../../support/suite';
import { isSignedInAs, linksOf, PKCE_TOKEN } from '../../support/widget/emailLinks';
import { askForLink, button, codeField, heading, phoneField, shown } from '../../support/widget/widget';

const suite = useSite({ anyProject: true });
const { openLinkFromInbox, linkFor, authenticateCalls } = linksOf(suite);

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
    await isSignedInAs(page, '(415) 555-0120');
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
