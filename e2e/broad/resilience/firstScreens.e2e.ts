import type { Locator, Page } from '@playwright/test';
import { cardHeight, openHeld, spinner } from '../../support/site/heldChunk';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { signInByCalls } from '../../support/widget/passkeys';
import { newPassword } from '../../support/widget/passwords';
import { alert, button, gone, heading, shown } from '../../support/widget/widget';

/** Tolerance for other fonts and line breaks. */
const MOST_PX = 24;

/** A widget that begins with another screen than Main. */
async function mount(site: TestSite, page: Page, method: string, args: object = {}): Promise<void> {
  const complete = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints: site.endpoints },
    ...args,
  };
  await page.evaluate(
    ([name, given]) => {
      const { PriceRxAuth } = window as unknown as { PriceRxAuth: Record<string, (args: unknown) => void> };
      PriceRxAuth[name]?.(given);
    },
    [method, complete] as const,
  );
}

interface First {
  method: string;
  chunk: string;
  args?: object;
  comes: (page: Page) => Locator;
}

const FIRST: First[] = [
  {
    method: 'mountPasswordReset',
    chunk: 'password',
    args: { passwordResetToken: 'reset-token' },
    comes: newPassword,
  },
  {
    method: 'mountPasskeyRegistration',
    chunk: 'passkeys',
    comes: (page) => button(page, 'Create a Passkey'),
  },
];

test.describe('§2 Screens on a slow network: first screens', () => {
  for (const each of FIRST) {
    test(`${each.method}: the spinner is as high as the screen that replaces it`, async ({ site }) => {
      const { method, chunk, args, comes } = each;
      const { page, release } = await openHeld(site, chunk);
      await signInByCalls(page, site, `${method}@example.com`);
      await mount(site, page, method, args);
      await shown(spinner(page));
      const waiting = await cardHeight(page);
      release();
      await shown(comes(page));
      expect(Math.abs((await cardHeight(page)) - waiting)).toBeLessThan(MOST_PX);
    });
  }

  test('mountPasswordReset: a failed load shows its error at the same height, and its retry works', async ({
    site,
  }) => {
    const { page, release, refuse } = await openHeld(site, 'password');
    await mount(site, page, 'mountPasswordReset', { passwordResetToken: 'reset-token' });
    await shown(spinner(page));
    const waiting = await cardHeight(page);
    refuse();
    await shown(
      alert(page).filter({
        hasText: 'This page did not load fully. Check your internet connection and try again.',
      }),
    );
    expect(await cardHeight(page)).toBe(waiting);
    release();
    await button(page, 'Try again').click();
    await shown(newPassword(page));
  });
});

test.describe('§2 Screens: loading flag', () => {
  test('a spinner replaces the logout screen while it signs out, and the card keeps its height', async ({
    site,
  }) => {
    const { page, release } = await openHeld(site, 'idp');
    release();
    await signInByCalls(page, site, 'loading-flag@example.com');
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
    };
    const data = {
      status_code: 200,
      request_id: 'r',
      consent_required: true,
      redirect_uri: `${page.url()}#left`,
    };
    await page.route('**/oauth/logout/start', (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : route.fulfill({ json: { data }, headers }),
    );
    await page.evaluate(() => history.replaceState(null, '', '?client_id=c&post_logout_redirect_uri=u'));
    await mount(site, page, 'mountIdentityProvider');
    await shown(heading(page, 'Log out?'));
    const before = await cardHeight(page);
    await page.route('**/sessions/revoke', () => undefined);
    await button(page, 'Yes').click();
    await gone(heading(page, 'Log out?'));
    await shown(spinner(page));
    expect(await cardHeight(page)).toBe(before);
  });
});
