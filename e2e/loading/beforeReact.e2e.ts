import { attached, REST, sends, visitHeldBack } from '../support/site/heldBack';
import { mountLogin, openBarePage } from '../support/site/page';
import { expect, test } from '../support/test';
import { alert, button, codeField, EMAIL_CODE, emailField, shown } from '../support/widget/widget';

test.describe('§2 Main when a script fails to load', () => {
  for (const chunk of ['app', 'core']) {
    test(`shows the error below the form without the ${chunk}, keeps the typed text, and submits it after a retry`, async ({
      site,
    }) => {
      const context = await site.newContext();
      let isBroken = true;
      await context.route(REST, (route) =>
        isBroken && route.request().url().includes(`.${chunk}.`) ? route.abort() : route.continue(),
      );
      const { page } = await openBarePage(context, site);
      await mountLogin(page, site, { config: EMAIL_CODE });
      const email = `without-${chunk}@example.com`;
      await emailField(page).fill(email);
      await emailField(page).press('Enter');
      await shown(alert(page).filter({ hasText: 'Part of this page could not be loaded.' }));
      expect(await emailField(page).inputValue()).toBe(email);
      const { errors } = await page.evaluate(
        () => (window as unknown as { received: { errors: unknown[] } }).received,
      );
      expect(errors).toContain('Part of this page could not be loaded.');
      isBroken = false;
      await button(page, 'Try again').click();
      await shown(codeField(page));
    });
  }
});

test.describe('§1 Mounting and unmounting before React loads', () => {
  test('an unmount leaves no element and sends nothing later', async ({ site }) => {
    const { page, release, complaints } = await visitHeldBack(site, { config: EMAIL_CODE });
    await emailField(page).fill('gone@example.com');
    await emailField(page).press('Enter');
    const before = await sends(site);
    await page.evaluate(() => (window as unknown as { mounted: { unmount(): void } }).mounted.unmount());
    expect(await page.locator('pricerx-auth').count()).toBe(0);
    release();
    await page.waitForLoadState('networkidle');
    expect(await sends(site)).toBe(before);
    expect(complaints).toEqual([]);
  });

  test('a second mount on the same element draws its own arguments and keeps the typed text', async ({
    site,
  }) => {
    const { page, release, complaints } = await visitHeldBack(site, { config: EMAIL_CODE });
    await emailField(page).fill('stays@example.com');
    await mountLogin(page, site, { config: EMAIL_CODE, strings: { 'login.title': 'Welcome back' } });
    await shown(page.getByRole('heading', { name: 'Welcome back' }));
    expect(await emailField(page).inputValue()).toBe('stays@example.com');
    release();
    await attached(page);
    expect(await emailField(page).inputValue()).toBe('stays@example.com');
    await shown(page.getByRole('heading', { name: 'Welcome back' }));
    expect(complaints).toEqual([]);
  });
});
