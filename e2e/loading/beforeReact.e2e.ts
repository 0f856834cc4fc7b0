import { attached, sends, visitHeldBack } from '../support/site/heldBack';
import { mountLogin, unmount } from '../support/site/page';
import { expect, test } from '../support/test';
import { EMAIL_CODE, emailField, shown } from '../support/widget/widget';

test.describe('§1 Mounting and unmounting before React loads', () => {
  test('an unmount leaves no element and sends nothing later', async ({ site }) => {
    const { page, release, complaints } = await visitHeldBack(site, { config: EMAIL_CODE });
    await emailField(page).fill('gone@example.com');
    await emailField(page).press('Enter');
    const before = await sends(site);
    await unmount(page);
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
