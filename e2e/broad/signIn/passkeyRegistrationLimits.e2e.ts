import { openBarePage } from '../../support/site/page';
import { expect, test } from '../../support/test';
import {
  createPasskey,
  mountRegistration,
  receivedBy,
  TWO_PLACES,
  visitSignedIn,
} from '../../support/widget/passkeys';
import { button, heading, shown } from '../../support/widget/widget';

const WARNING = 'Once deleted, the passkey cannot be restored.';
const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src SANDBOX; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types pricerx-auth";

test.describe('§2 Passkey registration widget: without a user, under a strict policy', () => {
  test('without a user the widget shows that an account is needed', async ({ site }) => {
    const context = await site.newContext();
    const { page } = await openBarePage(context, site, { html: TWO_PLACES });
    await mountRegistration(page, site);
    await shown(
      page.getByRole('alert').filter({
        hasText: 'Error: Cannot use PasskeyRegistration component without active user authenticated.',
      }),
    );
    expect((await receivedBy(page)).errors).toHaveLength(1);
  });

  test('the widget draws under a strict policy with Trusted Types without a violation', async ({ site }) => {
    const { page } = await visitSignedIn(
      site,
      'policy@example.com',
      (context) =>
        context.addInitScript(() => {
          const refused: string[] = [];
          Object.assign(window, { refused });
          document.addEventListener('securitypolicyviolation', (event) => {
            refused.push(`${event.effectiveDirective} ${event.blockedURI}`);
          });
        }),
      { csp: STRICT },
    );
    await mountRegistration(page, site);
    await createPasskey(page);
    await button(page, 'Edit Passkey 1').click();
    await page.keyboard.press('Escape');
    await button(page, 'Delete Passkey 1').click();
    await shown(page.getByText(WARNING));
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
    await shown(heading(page, 'Existing Passkeys'));
  });
});
