import type { BrowserContext } from '@playwright/test';
import { lazyChunks, openBarePage } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  mountWithPasskeys,
  receivedBy,
  visitWithPasskey,
  WITH_EMAIL,
  withAutofill,
} from '../../support/widget/passkeys';
import { EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const LOGIN = 'Login with a Passkey';

const passkeyChunks = (requested: readonly string[]) =>
  lazyChunks(requested).filter((url) => /\.(webauthn|passkeys|passkeyProviders)\./.test(url));

test.describe('§2 Passkeys: fetched code and drawn controls', () => {
  const openWith = async (
    site: TestSite,
    config: object,
    prepare?: (context: BrowserContext) => Promise<unknown>,
  ) => {
    const context = await site.newContext();
    await prepare?.(context);
    const tab = await openBarePage(context, site);
    await mountWithPasskeys(tab.page, site, { config });
    await shown(emailField(tab.page));
    await tab.page.waitForLoadState('networkidle');
    return tab;
  };

  test('the passkey chunk loads only where passkeys are configured', async ({ site }) => {
    expect(passkeyChunks((await openWith(site, EMAIL_CODE)).requested)).toEqual([]);
    expect(
      passkeyChunks((await openWith(site, WITH_EMAIL)).requested)
        .map((url) => url.replace(/.*auth\.(\w+)\..*/, '$1'))
        .sort(),
    ).toEqual(['passkeys', 'webauthn']);
  });

  test('a browser without WebAuthn gets no passkey control, no chunk and no error', async ({ site }) => {
    const { page, requested, complaints } = await openWith(site, WITH_EMAIL, (context) =>
      context.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential')),
    );
    expect(await page.getByText('Passkey').count()).toBe(0);
    expect(passkeyChunks(requested)).toEqual([]);
    expect(await receivedBy(page)).toEqual({ events: [], errors: [] });
    expect(complaints).toEqual([]);
  });
});

test.describe('§2 Passkeys: a browser that refuses its own autofill', () => {
  test('gets a button below the form, which moves no field and signs in', async ({ site }) => {
    const { page, complaints } = await visitWithPasskey(site, 'refused@example.com', (context) =>
      withAutofill(context, 'refused'),
    );
    // The challenge comes when the form has been drawn and measured.
    let release = (): void => undefined;
    const measured = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/webauthn/authenticate/start/primary', async (route) => {
      await measured;
      await route.continue();
    });
    await mountWithPasskeys(page, site);
    const form = page.getByRole('button', { name: 'Continue with email' });
    const places = async () => [await emailField(page).boundingBox(), await form.boundingBox()];
    await shown(form);
    const before = await places();
    release();
    const login = page.getByRole('button', { name: LOGIN });
    await shown(login);
    expect(await places()).toEqual(before);
    await login.click();
    await shown(page.getByRole('heading', { name: 'Success!' }));
    expect((await receivedBy(page)).errors).toEqual(['Refused.']);
    expect(complaints).toEqual([]);
  });
});
