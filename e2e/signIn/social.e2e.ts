import { PUBLIC_TOKEN } from '../support/site/page';
import { useSite } from '../support/suite';
import { variants } from '../support/variants';
import { PKCE_TOKEN } from '../support/widget/emailLinks';
import { chooseAccount, goToProvider, hasAccount } from '../support/widget/social';
import { button, callsTo } from '../support/widget/widget';

const suite = useSite({ anyProject: true });

describe.each(
  variants([
    { pkce: 'on', query: '&pkce=1', token: PKCE_TOKEN },
    { pkce: 'off', query: '', token: PUBLIC_TOKEN },
  ]),
)('§4 Social sign-in at a provider, with PKCE $pkce', ({ pkce, query, token }) => {
  it.each([
    ['google', 'Google'],
    ['apple', 'Apple'],
    ['github', 'GitHub'],
  ])('%s: goes to the provider, returns and signs in', async (type, label) => {
    const email = `${type}-${pkce}@example.com`;
    const path = `/sign-in?products=oauth${query}`;
    const { page, complaints } = await goToProvider(suite, label, path);
    const start = new URL(page.url());
    expect(start.pathname).toBe(`/v1/public/oauth/${type}/start`);
    expect([...start.searchParams.keys()]).toEqual([
      'public_token',
      'code_challenge',
      'login_redirect_url',
      'signup_redirect_url',
    ]);
    expect(start.searchParams.get('login_redirect_url')).toBe(suite.site.hostUrl + path);

    await chooseAccount(page, email);
    await hasAccount(page, email);
    expect(page.url()).not.toMatch(/token=/);
    const [call] = (await callsTo(suite.site, '/oauth/authenticate', token)).slice(-1);
    expect(call).toMatchObject({ status: 200 });
    expect(call?.body).toHaveProperty('code_verifier');
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('PKCE_VERIFIER');
    expect(complaints).toEqual([]);
  });

  it('one click chooses a known account', async () => {
    const email = `known-${pkce}@example.com`;
    const { page, context } = await goToProvider(suite, 'GitHub', `/sign-in?products=oauth${query}`);
    await chooseAccount(page, email);
    await hasAccount(page, email);
    await button(page, 'Sign out').click();
    const { page: again } = await goToProvider(suite, 'GitHub', `/sign-in?products=oauth${query}`, context);
    await button(again, email).click();
    await hasAccount(again, email);
  });
});
