import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { lazyChunks, type MountArgs, mountLogin, openBarePage } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { alert, button, emailField, shown } from '../../support/widget/widget';

const social = (...types: string[]) => ({
  products: ['oauth'],
  oauthOptions: { providers: types.map((type) => ({ type })) },
});

test.describe('§7 Redirect URLs in a real browser', () => {
  for (const loginRedirectURL of [
    'javascript:document.body.dataset.attacked=1',
    'https://localhost@evil.example/in',
  ]) {
    test(`the redirect URL ${loginRedirectURL} navigates nowhere`, async ({ site }) => {
      const config = social('google');
      const { page } = await openBarePage(await site.newContext(), site);
      const address = page.url();
      const oauthOptions = { ...config.oauthOptions, loginRedirectURL };
      const mounting = mountLogin(page, site, { config: { ...config, oauthOptions } });
      await expect(mounting).rejects.toThrow('loginRedirectURL must be an absolute http or https URL');
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => document.body.dataset['attacked'])).toBeUndefined();
    });
  }

  test('the provider refuses another origin and a look-alike of a listed host, without a redirect', async ({
    site,
  }) => {
    const publicToken = 'public-token-test-listed';
    await site.control.createProject({
      public_token: publicToken,
      redirect_urls: ['https://pricerx.example/in'],
    });
    for (const loginRedirectURL of ['https://evil.example/in', 'https://pricerx.example.evil.example/in']) {
      const config = social('google');
      const args: MountArgs = {
        publicToken,
        config: { ...config, oauthOptions: { ...config.oauthOptions, loginRedirectURL } },
      };
      const { page } = await site.visitWidget(args);
      await button(page, 'Continue with Google').click();
      await shown(page.getByText('redirect_url_not_found'));
      expect(new URL(page.url()).origin).toBe(site.sandboxUrl);
    }
  });
});

test.describe('§2 OAuth list: fetched code', () => {
  test('the list and the icons of its own providers load once each', async ({ site }) => {
    const { page, requested } = await site.visitWidget({ config: social('google', 'apple') });
    await page.locator('#oauth-apple svg path').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = lazyChunks(requested).map((url) => /pricerx-auth\.(\w+)\./.exec(url)?.[1]);
    expect(names.sort()).toEqual(['app', 'apple', 'core', 'google', 'oauth']);
  });

  test('the list moves nothing when its code loads, early or late', async ({ site }) => {
    const context = await site.newContext();
    await watchLayout(context);
    await context.route(/pricerx-auth\.(oauth|google)\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    const config = { ...social('google', 'salesforce', 'linkedin'), products: ['oauth', 'emailMagicLinks'] };
    const { page } = await site.visitWidget({ config }, {}, context);
    await shown(emailField(page));
    await page.locator('#oauth-google svg path').first().waitFor();
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a failed load shows an error with a retry', async ({ site }) => {
    const context = await site.newContext();
    await context.route(/pricerx-auth\.oauth\./, (route) => route.abort());
    const config = { ...social('google'), products: ['oauth', 'emailMagicLinks'] };
    const { page } = await site.visitWidget({ config }, {}, context);
    await shown(alert(page).filter({ hasText: 'Part of this page could not be loaded.' }));
    await shown(emailField(page));
    await context.unroute(/pricerx-auth\.oauth\./);
    await button(page, 'Try again').click();
    await shown(button(page, 'Continue with Google'));
  });
});
