import { lazyChunks } from '../support/site/page';
import { expect, test } from '../support/test';
import { askForEmailCode, EMAIL_CODE, EMAIL_LINK, emailField, shown } from '../support/widget/widget';

const STRICT =
  "default-src 'none'; script-src HOST SANDBOX; connect-src HOST SANDBOX; img-src 'self' data: SANDBOX; style-src 'unsafe-inline'; " +
  "require-trusted-types-for 'script'; trusted-types pricerx-auth";

test.describe('§1 Scripts: the built bundle on a page', () => {
  test('one script shows an email field, without the chunk of a flow', async ({ site }) => {
    const context = await site.newContext();
    await context.route(/pricerx-auth\.\w+\.[0-9a-f]{8}\.js/, () => undefined);
    const { page, requested, complaints } = await site.visitWidget({ config: EMAIL_LINK }, {}, context);
    await shown(emailField(page));
    const names = () => lazyChunks(requested).map((url) => url.replace(/^.*pricerx-auth\.(\w+)\..*$/, '$1'));
    await expect.poll(() => names().sort()).toEqual(['advice', 'early']);
    expect(complaints).toEqual([]);
  });

  test('a flow’s chunk loads under Trusted Types with one policy name', async ({ site }) => {
    const { page, requested, complaints } = await site.visitWidget({ config: EMAIL_CODE }, { csp: STRICT });
    await askForEmailCode(page, 'visitor@example.com');
    expect(lazyChunks(requested).some((url) => url.includes('.otp.'))).toBe(true);
    expect(complaints).toEqual([]);
  });
});
