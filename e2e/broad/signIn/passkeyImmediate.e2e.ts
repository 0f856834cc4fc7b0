import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import {
  mountWithPasskeys,
  receivedBy,
  visitWithPasskey,
  WITH_EMAIL,
  withImmediateMode,
} from '../../support/widget/passkeys';
import { askForEmailCode, button, heading, shown } from '../../support/widget/widget';

const LOGIN = 'Login with a Passkey';
const IMMEDIATE = { config: { ...WITH_EMAIL, passkeyOptions: { immediate: true } } };
const NOTE = 'No passkey was found on this device.';
const SIGNED_IN = ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'];

const modesOf = (page: Page) => page.evaluate(() => (window as unknown as { modes: string[] }).modes);

test.describe('§4 Passkey login: immediate mode in a browser', () => {
  test('granted: one press signs in, and nothing is asked before it', async ({ site }) => {
    const { page, complaints } = await visitWithPasskey(site, 'here@example.com', (context) =>
      withImmediateMode(context, 'here'),
    );
    await mountWithPasskeys(page, site, IMMEDIATE);
    await shown(button(page, LOGIN));
    await page.waitForLoadState('networkidle');
    expect(await modesOf(page)).toEqual([]);
    await button(page, LOGIN).click();
    await shown(heading(page, 'Success!'));
    expect(await modesOf(page)).toEqual(['immediate']);
    expect(await receivedBy(page)).toEqual({ events: SIGNED_IN, errors: [] });
    expect(complaints).toEqual([]);
  });

  test('two widgets: the note of one says nothing in the other, whose other ways go on', async ({ site }) => {
    const { page } = await visitWithPasskey(site, 'pair@example.com', (context) =>
      withImmediateMode(context, 'none'),
    );
    await mountWithPasskeys(page, site, IMMEDIATE);
    await mountWithPasskeys(page, site, { ...IMMEDIATE, selector: '#passkeys' });
    const [first, second] = [page.locator('#sign-in'), page.locator('#passkeys')];
    await button(first, LOGIN).click();
    await shown(first.getByRole('alert').filter({ hasText: NOTE }));
    expect(await second.getByText(NOTE).count()).toBe(0);
    await button(second, LOGIN).click();
    await shown(second.getByRole('alert').filter({ hasText: NOTE }));
    expect(await modesOf(page)).toEqual(['immediate', 'immediate']);
    await askForEmailCode(second, 'pair@example.com');
  });
});
