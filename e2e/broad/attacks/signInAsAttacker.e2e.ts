import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { comeToLogIn, makeAccount, PASSWORD } from '../../support/widget/passwords';
import { askForLink, button, callsTo, heading, isSignedInAs, shown } from '../../support/widget/widget';

const ATTACKER = 'mallory@example.com';

/** The return address of a social sign-in that none of our pages has started. */
async function socialReturnOf(site: TestSite, email: string): Promise<string> {
  const back = `${site.hostUrl}/sign-in?products=oauth`;
  const start = new URL('/v1/public/oauth/google/start', site.sandboxUrl);
  start.searchParams.set('public_token', PUBLIC_TOKEN);
  start.searchParams.set('login_redirect_url', back);
  start.searchParams.set('signup_redirect_url', back);
  const answer = await fetch(start, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, decision: 'continue' }),
  });
  return answer.headers.get('location') ?? '';
}

/** The first link of the newest mail to an address. */
async function linkTo(site: TestSite, email: string, index = 0): Promise<string> {
  const { links } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
  return links?.[index]?.url ?? '';
}

/** Follows a link's redirect. @returns the address of the project's page, with the token */
async function landingOf(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? link);
}

test.describe('§4 Page address: login CSRF by a return from a social provider', () => {
  test('a token without a start in this browser waits for the visitor’s click', async ({ site }) => {
    const { page } = await site.visitHost();
    const before = (await callsTo(site, '/oauth/authenticate')).length;
    await page.goto(await socialReturnOf(site, ATTACKER));
    await shown(button(page, 'Finish signing in'));
    await page.waitForLoadState('networkidle');
    expect(await callsTo(site, '/oauth/authenticate')).toHaveLength(before);
    expect(page.url()).not.toContain('token=');

    await button(page, 'Finish signing in').click();
    await shown(page.getByRole('status').filter({ hasText: `As ${ATTACKER}.` }));
    await isSignedInAs(page, ATTACKER);
  });

  test('a token of another start is refused while this browser waits for its own, which then signs in', async ({
    site,
  }) => {
    const { page } = await site.visitHost('/sign-in?products=oauth');
    await button(page, 'Continue with Google').click();
    await shown(heading(page, 'Sign in to PriceRx with Google'));
    const { page: other } = await openTab(page.context(), await socialReturnOf(site, ATTACKER));
    await shown(button(other, 'Finish signing in'));
    expect(await other.locator('.account__name').count()).toBe(0);

    await page.getByLabel('Email').fill('victim-social@example.com');
    await button(page, 'Continue').click();
    await isSignedInAs(page, 'victim-social@example.com');
  });
});

test.describe('§4 Page address: login CSRF by a link in a mail', () => {
  test('an email link that claims to be a reset mail’s log-in link waits for a click', async ({ site }) => {
    const { page: attacker } = await site.visitHost('/sign-in');
    await askForLink(attacker, ATTACKER);
    const address = await landingOf(await linkTo(site, ATTACKER));
    address.searchParams.set('stytch_token_type', 'login');

    const { page } = await site.visitHost();
    const before = (await callsTo(site, '/magic_links/authenticate')).length;
    await page.goto(address.href);
    await shown(heading(page, 'Log in'));
    await page.waitForLoadState('networkidle');
    expect(await callsTo(site, '/magic_links/authenticate')).toHaveLength(before);
  });

  test('a reset mail’s log-in link signs in at once in the browser that requested it, and waits for a click in any other', async ({
    site,
  }) => {
    const email = 'victim-reset@example.com';
    await makeAccount(site, email, { password: PASSWORD });
    const { page } = await site.visitHost('/sign-in?products=passwords');
    await comeToLogIn(page, email);
    await button(page, 'Forgot password?').click();
    await shown(heading(page, 'Check your email'));
    const login = await linkTo(site, email, 1);

    const { page: elsewhere } = await site.visitHost();
    await elsewhere.goto(login);
    await shown(heading(elsewhere, 'Log in'));

    await page.goto(login);
    await isSignedInAs(page, email);
  });

  test('an email link signs in at once in the browser that requested it, and waits for a click in any other', async ({
    site,
  }) => {
    const email = 'victim-link@example.com';
    const { page, context } = await site.visitHost('/sign-in');
    await askForLink(page, email);
    const link = await linkTo(site, email);
    const { page: elsewhere } = await site.visitHost();
    await elsewhere.goto(link);
    await shown(button(elsewhere, 'Finish signing in'));
    // After a reload the token is in session storage instead of the address.
    expect(elsewhere.url()).not.toContain('token=');
    await elsewhere.reload();
    await shown(button(elsewhere, 'Finish signing in'));

    const { page: back } = await openTab(context, link);
    await isSignedInAs(back, email);
    await back.waitForLoadState('networkidle');

    // The mark of the requested mail was used up with it.
    await askForLink((await site.visitHost('/sign-in')).page, ATTACKER);
    const { page: later } = await openTab(context, await linkTo(site, ATTACKER));
    await shown(button(later, 'Use the link anyway'));
    await isSignedInAs(later, email);
  });
});

test.describe('§4 Page address: a link with an impersonation token', () => {
  /** A link with an impersonation token: it signs in as another user. */
  async function impersonationLink(site: TestSite, email: string): Promise<string> {
    const { control, hostUrl } = site;
    const { user_id } = await control.createUser({ public_token: PUBLIC_TOKEN, email });
    const { token } = await control.createToken({
      public_token: PUBLIC_TOKEN,
      user_id,
      kind: 'impersonation',
    });
    return `${hostUrl}/?stytch_token_type=impersonation&token=${token}`;
  }
  const redeemed = (site: TestSite) => callsTo(site, '/impersonation/authenticate');

  for (const [what, email, other] of [
    ['a visitor who is signed in', 'victim-impersonation@example.com', 'user-1@example.com'],
    ['a visitor who is not signed in', null, 'user-2@example.com'],
  ] as const) {
    test(`${what} is asked, and staff go on with a click`, async ({ site }) => {
      const { page } = await site.visitHost('/sign-in');
      if (email) {
        await askForLink(page, email);
        await page.goto(await linkTo(site, email));
        await isSignedInAs(page, email);
      }
      const before = (await redeemed(site)).length;
      await page.goto(await impersonationLink(site, other));
      await shown(heading(page, 'Sign in as another user?'));
      await shown(
        page.getByText(email ? `This link signs ${email} out and another user in.` : 'as another user.'),
      );
      await page.waitForLoadState('networkidle');
      expect(await redeemed(site)).toHaveLength(before);
      expect(page.url()).not.toContain('token=');

      await button(page, 'Sign in as the other user').click();
      await isSignedInAs(page, other);
    });
  }
});
