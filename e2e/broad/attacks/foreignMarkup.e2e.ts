import { mountLogin, openBarePage } from '../../support/site/page';
import { expect, test } from '../../support/test';
import { EMAIL_CODE, emailField, shown, signInByEmailCode } from '../../support/widget/widget';

/** Markup that a page's visitors may have written, in the element of the mount: it looks like a widget that a server has rendered. */
const foreign = (ids: string) =>
  `<div id="sign-in"><pricerx-auth data-fingerprint="version:0 kind:login" data-ids='${ids}'><div class="pricerx-widget"></div></pricerx-auth></div><p id="own">The page’s own text</p>`;

test.describe('§1 Mounting: markup of others in the host’s element', () => {
  for (const ids of ['"],#own,[a="', '2', '-2 x', '-2\n']) {
    test(`data-ids ${JSON.stringify(ids)} becomes no selector and no id, and the visitor signs in`, async ({
      site,
    }) => {
      const context = await site.newContext();
      const { page, complaints } = await openBarePage(context, site, { html: foreign(ids) });
      await mountLogin(page, site, {
        config: EMAIL_CODE,
        styles: { colors: { primary: '#123456' }, typography: { body: { fontSize: '19px' } } },
      });
      await shown(emailField(page));
      const seen = await page.evaluate(() => ({
        own: [...getComputedStyle(document.querySelector('#own') as Element)].filter((name) =>
          name.startsWith('--'),
        ),
        ids: document.querySelector('pricerx-auth')?.getAttribute('data-ids'),
        fieldIds: [...document.querySelectorAll('pricerx-auth input')].map(({ id }) => id),
      }));
      expect(seen.own).toEqual([]);
      expect(seen.ids).toMatch(/^(-\d+)?$/);
      expect(seen.fieldIds).toEqual([expect.stringMatching(/^[\w-]+$/)]);
      await signInByEmailCode(page, site, 'foreign-markup@example.com');
      expect(complaints).toEqual([]);
    });
  }

  test('data-ids of a server’s own form are kept', async ({ site }) => {
    const context = await site.newContext();
    const { page } = await openBarePage(context, site, { html: foreign('-7') });
    await mountLogin(page, site, { config: EMAIL_CODE });
    await shown(emailField(page));
    expect(await page.locator('pricerx-auth').getAttribute('data-ids')).toBe('-7');
  });
});
