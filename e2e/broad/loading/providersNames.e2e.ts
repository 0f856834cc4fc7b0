import { openTab, PUBLIC_TOKEN } from '../../support/site/page';
import { takeUncaught } from '../../support/site/uncaught';
import { expect, test } from '../../support/test';
import { askForEmailCode, codeField, codeSentTo, heading, shown } from '../../support/widget/widget';

const pageWith = (scripts: string, script: string) =>
  `<!doctype html><html lang="en"><title>Moving</title><link rel="icon" href="data:,"><body><div id="sign-in"></div>${scripts}<script>${script}</script></body></html>`;
const OURS = '<script src="/pricerx-auth.js"></script>';
const NAMES = '<script src="/pricerx-auth.compat.js"></script>';

test.describe('§1 Mounting: the provider’s names by script tags', () => {
  test('window.stytch signs in with the script of the provider’s names after that of the widget', async ({
    site,
  }) => {
    const script = `
      const { StytchUIClient, Products, OTPMethods } = window.stytch;
      const endpoints = { testAPIURL: '${site.sandboxUrl}', liveAPIURL: '${site.sandboxUrl}' };
      new StytchUIClient('${PUBLIC_TOKEN}', { endpoints }).mountLogin({
        elementId: '#sign-in',
        config: { products: [Products.otp], otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5 } },
      });`;
    const url = site.bare.add({ document: pageWith(OURS + NAMES, script) });
    const { page, complaints } = await openTab(await site.newContext(), url);
    await askForEmailCode(page, 'script@example.com');
    await codeField(page).fill(await codeSentTo(site, 'script@example.com'));
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
  });

  test('alone it names the script that is missing', async ({ site }) => {
    const url = site.bare.add({ document: pageWith(NAMES, '') });
    await openTab(await site.newContext(), url);
    expect(takeUncaught()).toEqual(['Load pricerx-auth.js before pricerx-auth.compat.js.']);
  });
});
