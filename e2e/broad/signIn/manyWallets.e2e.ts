import type { Page } from 'playwright-core';
import { lazyChunks } from '../../support/site/page';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { useSite } from '../../support/suite';
import { clientCall } from '../../support/widget/passkeys';
import { countRefused, documentedPolicy, refusedOn } from '../../support/site/policies';
import { installWallets } from '../../../sandbox/playwright/fakeWallets';
import { WALLETS } from '../../support/widget/wallets';
import { button, heading, shown } from '../../support/widget/widget';

const suite = useSite();
const ALONE = { products: ['crypto'] };
const OTHERS = 'Continue with other Crypto Wallet';

const walletOf = (page: Page, id: string) => page.locator(`[id="wallet-${id}"]`);

const walletChunks = (requested: readonly string[]) =>
  lazyChunks(requested).filter((url) => /\.(crypto|wallets)\./.test(url));

/** The addresses of the signed-in user's wallets. */
const signedInAs = async (page: Page) => {
  const user = (await clientCall(page, suite.site, 'user.get')) as {
    crypto_wallets: { crypto_wallet_address: string }[];
  };
  return user.crypto_wallets.map(({ crypto_wallet_address }) => crypto_wallet_address);
};

describe('§4 Crypto flow in a browser', () => {
  it('each of ten wallets signs in with its own keys under a strict policy, and no other wallet is called', async () => {
    await suite.site.control.createProject({
      public_token: 'public-token-test-sandbox',
      bootstrap: { siwe_required_for_crypto_wallets: true },
    });
    const context = await suite.newContext();
    const { asked, addressOf } = await installWallets(context, WALLETS);
    await countRefused(context);
    const csp = documentedPolicy('Crypto wallets');
    const { page, complaints, requested } = await suite.visitWidget({ config: ALONE }, { csp }, context);
    for (const id of Object.keys(WALLETS)) {
      await shown(walletOf(page, 'Vessel'));
      if ((await walletOf(page, id).count()) === 0) await button(page, OTHERS).click();
      await walletOf(page, id).click();
      await shown(heading(page, 'Success!'));
      expect(asked.splice(0)).toEqual([`${id} connect`, `${id} sign`]);
      expect(await signedInAs(page)).toEqual([addressOf(id)]);
      await clientCall(page, suite.site, 'session.revoke');
      await button(page, 'Back').click();
    }
    expect(complaints).toEqual([]);
    expect(await refusedOn(page)).toEqual([]);
    expect(walletChunks(requested)).toHaveLength(2);
  });

  it('the wallet chunk loads only where wallets are configured, and a page without a wallet links to four', async () => {
    const { page, requested } = await suite.visitWidget({
      config: { products: ['otp'], otpOptions: { methods: ['email'] } },
    });
    await shown(button(page, 'Continue with email'));
    expect(walletChunks(requested)).toEqual([]);
    const other = await suite.visitWidget({ config: ALONE });
    await button(other.page, 'Set up a new crypto wallet').click();
    await shown(heading(other.page, 'Set up a new crypto wallet'));
    expect(await other.page.getByRole('link').count()).toBe(4);
  });
});

describe('§2 Main: the wallet chunk', () => {
  const config = { products: ['crypto', 'otp'], otpOptions: { methods: ['email'] } };

  it('the form appears with the wallets, and nothing moves when the chunk loads early or late', async () => {
    const context = await suite.newContext();
    await installWallets(context, WALLETS);
    await watchLayout(context);
    await context.route(/pricerx-auth\.(crypto|wallets)\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    const { page } = await suite.visitWidget({ config }, {}, context);
    await shown(walletOf(page, 'Vessel'));
    expect(await shiftsOf(page)).toEqual([]);
  });

  it('after 1 s the form appears without the wallets', async () => {
    const context = await suite.newContext();
    await context.clock.install();
    await context.route(/pricerx-auth\.wallets\./, () => undefined);
    const { page } = await suite.visitWidget({ config }, {}, context);
    const field = page.locator('#email-input');
    await field.waitFor({ state: 'attached' });
    expect(await field.isVisible()).toBe(false);
    await page.clock.runFor(1_000);
    await shown(field);
  });

  it.each(['crypto', 'wallets'])(
    'a chunk that fails to load (%s) shows an error with a retry',
    async (chunk) => {
      const context = await suite.newContext();
      const address = new RegExp(`pricerx-auth\\.${chunk}\\.`);
      await context.route(address, (route) => route.abort());
      const { page } = await suite.visitWidget({ config }, {}, context);
      await shown(page.getByRole('alert').filter({ hasText: 'Unable to contact our servers.' }));
      await shown(button(page, 'Continue with email'));
      await context.unroute(address);
      await button(page, 'Try again').click();
      await shown(button(page, 'Set up a new crypto wallet'));
    },
  );
});
