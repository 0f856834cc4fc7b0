import { protectedProject } from '../../support/site/protection';
import { expect, test } from '../../support/test';
import { chooseAccount } from '../../support/widget/social';
import {
  alert,
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  isSignedInAs,
  shown,
} from '../../support/widget/widget';

const EMAIL = 'people@example.com';

test.describe('§8 Network and API: what happens to people', () => {
  test('a visitor who is offline between two screens sees an error, and the same code signs in once the network is back', async ({
    site,
  }) => {
    const { page, context, complaints } = await site.visitWidget({ config: EMAIL_CODE });
    await askForEmailCode(page, EMAIL);
    const code = await codeSentTo(site, EMAIL);
    await context.setOffline(true);
    await codeField(page).fill(code);
    await shown(alert(page).filter({ hasText: /./ }));
    await context.setOffline(false);
    await codeField(page).fill('');
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
  });

  for (const [seconds, sees] of [
    [1, 'no error'],
    [12, 'an error, and sends the code at the next press'],
  ] as const)
    test(`a visitor whose captcha takes ${seconds} s sees ${sees}, and gets one code`, async ({ site }) => {
      const publicToken = await protectedProject(site, `slow-captcha-${seconds}`);
      const context = await site.newContext();
      await context.route(/recaptcha\/enterprise\.js/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
        await route.continue();
      });
      const { page, complaints } = await site.visitWidget({ publicToken, config: EMAIL_CODE }, {}, context);
      const loaded = page.waitForResponse(/recaptcha\/enterprise\.js/);
      await emailField(page).fill(EMAIL);
      await button(page, 'Continue with email').click();
      await page.locator('pricerx-auth button[aria-busy=true]').waitFor();
      if (seconds > 1) {
        await shown(alert(page).filter({ hasText: 'We could not complete the security check.' }));
        await expect(emailField(page)).toHaveValue(EMAIL);
        await loaded;
        await button(page, 'Continue with email').click();
      }
      await shown(codeField(page));
      const sent = await site.control.messages({ public_token: publicToken, to: EMAIL });
      expect([sent.length, complaints]).toEqual([1, []]);
    });

  test('a browser that opens no window signs in with a social provider', async ({ site }) => {
    const context = await site.newContext();
    await context.addInitScript(() => {
      window.open = () => {
        Object.assign(window, { opened: true });
        return null;
      };
    });
    const { page } = await site.visitHost('/sign-in?products=oauth', context);
    await button(page, 'Continue with Google').click();
    await chooseAccount(page, EMAIL);
    await isSignedInAs(page, EMAIL);
    expect([context.pages().length, await page.evaluate(() => 'opened' in window)]).toEqual([1, false]);
  });

  for (const enableShadowDOM of [false, true])
    test(`a printed page shows the form${enableShadowDOM ? ', in a shadow root' : ''}, and it still works afterwards`, async ({
      site,
    }) => {
      const { page, complaints } = await site.visitWidget({ config: { ...EMAIL_CODE, enableShadowDOM } });
      await emailField(page).fill(EMAIL);
      await page.emulateMedia({ media: 'print' });
      await page.evaluate(() =>
        ['beforeprint', 'afterprint'].forEach((type) => window.dispatchEvent(new Event(type))),
      );
      await shown(emailField(page));
      const [width, field] = [await page.evaluate(() => innerWidth), await emailField(page).boundingBox()];
      expect((field?.x ?? 0) + (field?.width ?? Infinity)).toBeLessThanOrEqual(width);
      await page.emulateMedia({ media: 'screen' });
      await button(page, 'Continue with email').click();
      await shown(codeField(page));
      expect(complaints).toEqual([]);
    });
});
