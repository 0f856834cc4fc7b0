import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { button, heading, shown } from '../support/widget/widget';

const FAILED = 'Looks like there was an error!';

const walletOf = (page: Page, id: string) => page.locator(`[id^="pricerx-wallet-${id}"]`);

test.describe('§4 Crypto flow on the host page with its test wallet', () => {
  const path = '/sign-in?products=crypto&stay=1';
  const [ethereum, solana] = ['example.pricerx.wallet', 'solana:Test wallet'];

  test('the test wallet signs in by either chain', async ({ site }) => {
    const { page, context, complaints } = await site.visitHost(path);
    await walletOf(page, ethereum).click();
    await shown(heading(page, 'Success!'));
    const again = await site.visitHost(path, context);
    await button(again.page, 'Sign out').first().click();
    await walletOf(again.page, solana).click();
    await shown(heading(again.page, 'Success!'));
    expect(complaints).toEqual([]);
  });

  test('a rejection, no answer and another account show their errors, and an approval signs in', async ({
    site,
  }) => {
    const { page } = await site.visitHost(`${path}&wallet=reject`);
    await walletOf(page, ethereum).click();
    await shown(heading(page, FAILED));
    await shown(page.getByText('[Error] Could not connect to wallet'));
    await shown(page.getByText(/declined in your wallet/));
    await page.goto(`${site.hostUrl}${path}&wallet=hang`);
    await walletOf(page, ethereum).click();
    await shown(heading(page, 'Connect your wallet'));
    await button(page, 'Back').click();
    await shown(walletOf(page, ethereum));
    await page.goto(`${site.hostUrl}${path}&wallet=wrongAccount`);
    await walletOf(page, ethereum).click();
    await shown(page.getByText('[Error] Could not sign message'));
    await page.goto(`${site.hostUrl}${path}`);
    await walletOf(page, solana).click();
    await shown(heading(page, 'Success!'));
  });
});
