import { expect, test } from '../../support/test';
import { PKCE_TOKEN } from '../../support/widget/emailLinks';
import { chooseAccount, goToProvider } from '../../support/widget/social';
import { alert, button, callsTo, isSignedInAs, shown } from '../../support/widget/widget';

test.use({ siteOptions: { anyProject: true } });

test.describe('§4 Social sign-in: return from a provider', () => {
  test('a used token shows its error', async ({ site }) => {
    const { page, context } = await site.visitHost('/sign-in?products=oauth');
    const returned = page.waitForRequest(/stytch_token_type=oauth/);
    await button(page, 'Continue with Google').click();
    await chooseAccount(page, 'twice@example.com');
    const address = (await returned).url();
    await isSignedInAs(page, 'twice@example.com');
    await button(page, 'Sign out').click();
    const other = await context.newPage();
    await other.goto(address);
    await button(other, 'Finish signing in').click();
    await shown(alert(other).filter({ hasText: 'This took too long or was already done.' }));
    await shown(button(other, 'Continue with Google'));
  });

  test('in another browser the token stays unused, and a message names the browser where it works', async ({
    site,
  }) => {
    const { page } = await goToProvider(site, 'Google', '/sign-in?products=oauth&pkce=1');
    const form = { email: 'elsewhere@example.com', decision: 'continue' };
    const answer = await page.request.post(page.url(), { form, maxRedirects: 0 });
    const address = answer.headers()['location'] ?? '';
    const before = (await callsTo(site, '/oauth/authenticate', PKCE_TOKEN)).length;
    const other = await site.visitHost();
    await other.page.goto(address);
    await shown(alert(other.page).filter({ hasText: 'started this login in another browser' }));
    expect(await callsTo(site, '/oauth/authenticate', PKCE_TOKEN)).toHaveLength(before);

    await page.goto(address);
    await isSignedInAs(page, 'elsewhere@example.com');
  });
});
