import { lazyChunks, type MountArgs, mountLogin, openBarePage } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { askForEmailCode, button, codeField, EMAIL_CODE, shown } from '../../support/widget/widget';

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
    const { page, requested } = await site.visitWidget({
      config: social('google', 'apple'),
      loading: 'eager',
    });
    await page.locator('#pricerx-oauth-apple svg path').first().waitFor();
    await page.waitForLoadState('networkidle');
    const names = lazyChunks(requested).map((url) => /pricerx-auth\.(\w+)\./.exec(url)?.[1]);
    // An idle page fetches the client's methods for the return from the provider.
    const others = names.filter((name) => name !== 'methods').sort();
    expect(others).toEqual(['app', 'apple', 'core', 'early', 'google', 'oauth', 'social']);
  });

  test('while the code of the buttons hangs, the form works', async ({ site }) => {
    const context = await site.newContext();
    await context.route(/pricerx-auth\.oauth\./, () => undefined);
    const config = { ...social('google'), ...EMAIL_CODE, products: ['oauth', 'otp'] };
    const { page } = await site.visitWidget({ config }, {}, context);
    await askForEmailCode(page, 'hanging@example.com');
    await shown(codeField(page));
  });
});
