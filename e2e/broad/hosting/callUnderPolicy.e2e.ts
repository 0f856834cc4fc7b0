import { countRefused, documentedPolicy, refusedOn } from '../../support/site/policies';
import { expect, test, type TestSite } from '../../support/test';
import { openBarePage, PUBLIC_TOKEN } from '../../support/site/page';
import { askForEmailCode, EMAIL_CODE } from '../../support/widget/widget';

const NONCE = 'bm9uY2U';
const callFor = ({ endpoints }: TestSite) => {
  const args = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints },
    config: EMAIL_CODE,
  };
  return `addEventListener('DOMContentLoaded', () => PriceRxAuth.mountLogin(${JSON.stringify(args)}));`;
};

/** A page under the policy of docs/hosting.md, whose host has the call in `sign-in.js` too. */
async function open(site: TestSite, script: string, nonce?: string) {
  const context = await site.newContext();
  await countRefused(context);
  await context.route('**/sign-in.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: callFor(site) }),
  );
  const csp = nonce
    ? documentedPolicy().replace("script-src 'self'", `script-src 'nonce-${nonce}'`)
    : documentedPolicy();
  return openBarePage(context, site, { html: `<div id="sign-in"></div>${script}`, csp, nonce });
}

test.describe('§1 Mounting under the documented policy: the call to mountLogin', () => {
  test('inline, as on a page without a policy, is refused by the browser, and the page stays empty', async ({
    site,
  }) => {
    const { page } = await open(site, `<script>${callFor(site)}</script>`);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('pricerx-auth').count()).toBe(0);
    expect(await refusedOn(page)).toEqual([expect.stringMatching(/^script-src-elem: inline/)]);
  });

  for (const [where, scriptOf, nonce] of [
    ['in a file', () => '<script defer src="/sign-in.js"></script>', undefined],
    ['inline with the nonce', (call: string) => `<script nonce="${NONCE}">${call}</script>`, NONCE],
  ] as const) {
    test(`${where} shows the widget, and the policy refuses nothing`, async ({ site }) => {
      const { page } = await open(site, scriptOf(callFor(site)), nonce);
      await askForEmailCode(page, 'policy@example.com');
      expect(await refusedOn(page)).toEqual([]);
    });
  }
});
