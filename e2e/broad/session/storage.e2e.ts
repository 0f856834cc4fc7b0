import { mountLogin, openTab } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { EVERY_WIDGET } from '../../support/widget/everyWidget';
import { alert, button, EMAIL_CODE, shown, signInByEmailCode } from '../../support/widget/widget';

test.describe('§4 Session lifecycle: unavailable storage', () => {
  test('a widget in a frame without an origin signs in from memory, and logs one warning', async ({
    site,
  }) => {
    const inner = site.bare.add({});
    const outer = site.bare.add({
      html: `<iframe sandbox="allow-scripts allow-forms" src="${inner}" width="500" height="600"></iframe>`,
    });
    const context = await site.newContext();
    const { page, complaints } = await openTab(context, outer);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const frame = page.frames().find((each) => each.url() === inner);
    if (!frame) throw new Error('The frame is not there.');
    await expect(frame.evaluate(() => localStorage.length)).rejects.toThrow(/sandboxed/);

    await mountLogin(frame, site, { config: EMAIL_CODE });
    await signInByEmailCode(page.frameLocator('iframe'), site, 'memory@example.com');
    expect(complaints).toEqual([]);
    expect(warnings.filter((text) => text.includes('keeps no data'))).toHaveLength(1);
  });

  test('a social sign-in that needs storage is refused with a text, before the page is left', async ({
    site,
  }) => {
    const publicToken = 'public-token-test-no-storage';
    await site.control.createProject({
      public_token: publicToken,
      bootstrap: { pkce_required_for_oauth: true },
    });
    const context = await site.newContext({ viewport: { width: 320, height: 640 } });
    await context.addInitScript(() =>
      Object.defineProperty(Storage.prototype, 'setItem', {
        value: () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
      }),
    );
    const config = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }] } };
    const { page } = await site.visitWidget({ publicToken, config }, {}, context);
    const address = page.url();
    await button(page, 'Continue with Google').click();
    await shown(alert(page).filter({ hasText: 'Your browser blocks cookies on this page' }));
    expect(page.url()).toBe(address);
  });

  for (const { of, open } of EVERY_WIDGET) {
    test(`every kind of widget of ${of} works without storage, after one warning`, async ({ site }) => {
      const context = await site.newContext();
      await context.addInitScript(() =>
        ['localStorage', 'sessionStorage'].forEach((name) =>
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          }),
        ),
      );
      const warnings: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('keeps no data')) warnings.push(message.text());
      });
      const { complaints } = await open(site, { context });
      expect(complaints).toEqual([]);
      expect(warnings).toHaveLength(1);
    });
  }
});
