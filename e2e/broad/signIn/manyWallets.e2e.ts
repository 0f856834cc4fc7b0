import type { Page } from '@playwright/test';
import { installWallets } from '../../../sandbox/playwright/fakeWallets';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { lazyChunks } from '../../support/site/page';
import { countRefused, documentedPolicy, refusedOn } from '../../support/site/policies';
import { expect, test, type TestSite } from '../../support/test';
import { clientCall } from '../../support/widget/passkeys';
import { WALLETS } from '../../support/widget/wallets';
import { button, heading, shown } from '../../support/widget/widget';

const ALONE = { products: ['crypto'] };
const OTHERS = 'Continue with other Crypto Wallet';

const walletOf = (page: Page, id: string) => page.locator(`[id="pricerx-wallet-${id}"]`);

const walletChunks = (requested: readonly string[]) =>
  lazyChunks(requested).filter((url) => /\.(crypto|wallets)\./.test(url));

/** The addresses of the signed-in user's wallets. */
const signedInAs = async (site: TestSite, page: Page) => {
  const user = (await clientCall(page, site, 'user.get')) as {
    crypto_wallets: { crypto_wallet_address: string }[];
  };
  return user.crypto_wallets.map(({ crypto_wallet_address }) => crypto_wallet_address);
};

test.describe('§4 Crypto flow in a browser', () => {
  test('each of ten wallets signs in with its own keys under a strict policy, and no other wallet is called', async ({
    site,
  }) => {
    await site.control.createProject({
      public_token: 'public-token-test-sandbox',
      bootstrap: { siwe_required_for_crypto_wallets: true },
    });
    const context = await site.newContext();
    const { asked, addressOf } = await installWallets(context, WALLETS);
    await countRefused(context);
    const csp = documentedPolicy('Crypto wallets');
    const { page, complaints, requested } = await site.visitWidget({ config: ALONE }, { csp }, context);
    for (const id of Object.keys(WALLETS)) {
      await shown(walletOf(page, 'Vessel'));
      if ((await walletOf(page, id).count()) === 0) await button(page, OTHERS).click();
      await walletOf(page, id).click();
      await shown(heading(page, 'Success!'));
      expect(asked.splice(0)).toEqual([`${id} connect`, `${id} sign`]);
      expect(await signedInAs(site, page)).toEqual([addressOf(id)]);
      await clientCall(page, site, 'session.revoke');
      await button(page, 'Back').click();
    }
    expect(complaints).toEqual([]);
    expect(await refusedOn(page)).toEqual([]);
    expect(walletChunks(requested)).toHaveLength(2);
  });
});

test.describe('§2 Main: the wallet chunk', () => {
  const config = { products: ['crypto', 'otp'], otpOptions: { methods: ['email'] } };

  test('the form appears with the wallets, and nothing moves when the chunk loads late', async ({ site }) => {
    const context = await site.newContext();
    await installWallets(context, WALLETS);
    await watchLayout(context);
    await context.route(/pricerx-auth\.(crypto|wallets)\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    const { page } = await site.visitWidget({ config }, {}, context);
    await shown(walletOf(page, 'Vessel'));
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('after 1 s the form appears without the wallets', async ({ site }) => {
    const context = await site.newContext();
    await context.clock.install();
    await context.route(/pricerx-auth\.wallets\./, () => undefined);
    const { page } = await site.visitWidget({ config }, {}, context);
    const field = page.locator('#pricerx-email-input');
    await field.waitFor({ state: 'attached' });
    expect(await field.isVisible()).toBe(false);
    await page.clock.runFor(1_000);
    await shown(field);
  });
});
