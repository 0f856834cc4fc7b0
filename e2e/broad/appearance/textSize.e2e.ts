import type { Locator, Page } from '@playwright/test';
import { setTextSize } from '../../support/browser/textSize';
import { unfitting } from '../../support/measure/languages';
import { mountLogin, openBarePage, type MountArgs } from '../../support/site/page';
import { openRendered } from '../../support/site/serverHTML';
import { expect, test, type TestSite } from '../../support/test';
import {
  askForEmailCode,
  button,
  codeField,
  EMAIL_CODE,
  emailField,
  SMS_CODE,
  shown,
} from '../../support/widget/widget';
import { comeToSignUp, newPassword, PASSWORDS } from '../../support/widget/passwords';

interface Visitor {
  /** The text size of the browser's settings, in px. */
  size: number;
  width?: number;
  /** CSS of the host page. */
  css?: string;
}

/** Mounts a widget on a page of a visitor. */
async function visit(site: TestSite, { size, width = 400, css = '' }: Visitor, args: MountArgs) {
  const context = await site.newContext({ viewport: { width, height: 800 } });
  const { page } = await openBarePage(context, site, {
    html: `<style>body { margin: 0 } ${css}</style><div id="sign-in"></div>`,
  });
  await setTextSize(page, size);
  await mountLogin(page, site, args);
  await shown(page.locator('pricerx-auth form'));
  return page;
}

const drawn = (part: Locator) =>
  part.evaluate((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { fontSize, lineHeight, height: Math.round(element.getBoundingClientRect().height) };
  });

const mainOf = async (page: Page) => ({
  title: await drawn(page.getByRole('heading')),
  label: await drawn(page.locator('label').first()),
  field: await drawn(emailField(page)),
  button: await drawn(button(page, 'Continue with email')),
});

const USUAL = {
  title: { fontSize: '24px', lineHeight: '30px', height: 30 },
  label: { fontSize: '14px', lineHeight: '20px', height: 20 },
  field: { fontSize: '16px', lineHeight: '21px', height: 48 },
  button: { fontSize: '16px', lineHeight: '21px', height: 48 },
};
const TWICE = {
  title: { fontSize: '48px', lineHeight: '60px' },
  label: { fontSize: '28px', lineHeight: '40px' },
  field: { fontSize: '32px', lineHeight: '42px', height: 83 },
  button: { fontSize: '32px', lineHeight: '42px' },
};

test.describe('§3 Theme: the text size that the visitor has set in the browser (WCAG 1.4.4)', () => {
  for (const [page, css] of [
    ['a page of the usual size', ''],
    ['html { font-size: 62.5% }', 'html { font-size: 62.5% } body { font-size: 1.6rem }'],
    ['html { font-size: 10px }', 'html { font-size: 10px } body { font-size: 1.6rem }'],
    ['html { font-size: 125% } and one typeface', 'html { font: 125% monospace }'],
  ] as const) {
    for (const enableShadowDOM of [false, true]) {
      test(`on ${page}, texts, fields and buttons have their usual sizes, and twice those with 32 px (shadow DOM: ${enableShadowDOM})`, async ({
        site,
      }) => {
        const args = { config: { ...EMAIL_CODE, enableShadowDOM } };
        expect(await mainOf(await visit(site, { size: 16, css }, args))).toEqual(USUAL);
        expect(await mainOf(await visit(site, { size: 32, css }, args))).toMatchObject(TWICE);
      });
    }
  }

  test('a text size of the host in px grows, and one in rem follows the page', async ({ site }) => {
    const sizes = [];
    for (const [fontSize, size] of [
      ['20px', 16],
      ['20px', 24],
      ['1.25rem', 24],
    ] as const) {
      const page = await visit(site, { size }, { config: EMAIL_CODE, styles: { fontSize } });
      sizes.push((await drawn(emailField(page))).fontSize);
    }
    expect(sizes).toEqual(['20px', '30px', '30px']);
  });

  for (const width of [400, 320]) {
    test(`at ${width} px, Main with a phone number, the code and a new password show all their texts`, async ({
      site,
    }) => {
      const phone = await visit(site, { size: 32, width }, { config: SMS_CODE });
      expect(await unfitting(phone)).toEqual([]);

      const code = await visit(site, { size: 32, width }, { config: EMAIL_CODE });
      await askForEmailCode(code, 'large@example.com');
      await codeField(code).fill('12');
      expect(await drawn(code.locator('[part=digit]').first())).toMatchObject({
        fontSize: '48px',
        height: 83,
      });
      expect(await unfitting(code)).toEqual([]);

      const password = await visit(site, { size: 32, width }, { config: PASSWORDS });
      await comeToSignUp(password, 'new@example.com');
      expect((await drawn(newPassword(password))).fontSize).toBe('32px');
      expect(await unfitting(password)).toEqual([]);
    });
  }

  for (const enableShadowDOM of [false, true]) {
    test(`a server’s HTML has it when the widget is mounted, before it is used (shadow DOM: ${enableShadowDOM})`, async ({
      site,
    }) => {
      const args = { config: EMAIL_CODE };
      const { page } = await openRendered(site, args, { enableShadowDOM });
      await setTextSize(page, 32);
      await mountLogin(page, site, { config: { ...EMAIL_CODE, enableShadowDOM } });
      await expect.poll(() => mainOf(page)).toMatchObject(TWICE);
    });
  }
});
