import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test } from '../support/test';
import { variants } from '../support/variants';
import { PKCE_TOKEN } from '../support/widget/emailLinks';
import { chooseAccount, goToProvider } from '../support/widget/social';
import { button, callsTo, isSignedInAs } from '../support/widget/widget';

test.use({ siteOptions: { anyProject: true } });

for (const [{ pkce, query, token }, details] of variants([
  { pkce: 'on', query: '&pkce=1', token: PKCE_TOKEN },
  { pkce: 'off', query: '', token: PUBLIC_TOKEN },
])) {
  test.describe(
    `§4 Social sign-in at a provider (§7 The OAuth start page), with PKCE ${pkce}`,
    details,
    () => {
      for (const [type, label] of [
        ['google', 'Google'],
        ['apple', 'Apple'],
        ['github', 'GitHub'],
      ] as const) {
        test(`${type}: goes to the provider, returns and signs in`, async ({ site }) => {
          const email = `${type}-${pkce}@example.com`;
          const path = `/sign-in?products=oauth${query}`;
          const { page, complaints } = await goToProvider(site, label, path);
          const start = new URL(page.url());
          expect(start.pathname).toBe(`/v1/public/oauth/${type}/start`);
          expect([...start.searchParams.keys()]).toEqual([
            'public_token',
            'code_challenge',
            'login_redirect_url',
            'signup_redirect_url',
          ]);
          expect(start.searchParams.get('login_redirect_url')).toBe(site.hostUrl + path);

          await chooseAccount(page, email);
          await isSignedInAs(page, email);
          expect(page.url()).not.toMatch(/token=/);
          const [call] = (await callsTo(site, '/oauth/authenticate', token)).slice(-1);
          expect(call).toMatchObject({ status: 200 });
          expect(call?.body).toHaveProperty('code_verifier');
          expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('PKCE_VERIFIER');
          expect(complaints).toEqual([]);
        });
      }

      test('one click chooses a known account', async ({ site }) => {
        const email = `known-${pkce}@example.com`;
        const { page, context } = await goToProvider(site, 'GitHub', `/sign-in?products=oauth${query}`);
        await chooseAccount(page, email);
        await isSignedInAs(page, email);
        await button(page, 'Sign out').click();
        const { page: again } = await goToProvider(
          site,
          'GitHub',
          `/sign-in?products=oauth${query}`,
          context,
        );
        await button(again, email).click();
        await isSignedInAs(again, email);
      });
    },
  );
}
