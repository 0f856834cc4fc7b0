import type { Page } from '@playwright/test';
import { attached, openHeldBack, sends, visitHeldBack, WAYS } from '../support/site/heldBack';
import { mountLogin, unmount } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import { variants } from '../support/variants';
import {
  ALL_CODES,
  button,
  codeField,
  EMAIL_CODE,
  emailField,
  phoneField,
  shown,
  SMS_CODE,
} from '../support/widget/widget';

const EMAIL = 'someone@pharmacy.example.com';
const NUMBER = '4155550132';
const digits = async (page: Page) => (await phoneField(page).inputValue()).replace(/\D/g, '');

/** Waits until the phone parser is loaded and has formatted the field. */
const formatted = (page: Page) =>
  page.waitForFunction(() => {
    const host = document.querySelector('pricerx-auth');
    return (host?.shadowRoot ?? host)?.querySelector<HTMLInputElement>('[type=tel]')?.value.includes('(');
  });

for (const [[what, enableShadowDOM, csp], details] of variants(WAYS)) {
  test.describe(`§2 Main during hydration, ${what}`, details, () => {
    const visit = (site: TestSite, config: object) =>
      visitHeldBack(site, { config: { ...config, enableShadowDOM } }, { csp, html: HTML });
    const HTML = `<input id="source" value="${EMAIL}"><div id="sign-in"></div>`;

    for (const [what, config, field, begun, ended] of [
      ['an email address', EMAIL_CODE, emailField, 'ü', 'über@example.com'],
      ['a phone number', SMS_CODE, phoneField, '415555', NUMBER],
    ] as const) {
      test(`continues the composition of an input method in the field of ${what}`, async ({ site }) => {
        const { page, context, release, complaints } = await visit(site, config);
        const devtools = await context.newCDPSession(page);
        const compose = (text: string) =>
          devtools.send('Input.imeSetComposition', {
            text,
            selectionStart: text.length,
            selectionEnd: text.length,
          });
        const before = await field(page).elementHandle();
        await field(page).focus();
        await compose(begun);
        release();
        await attached(page);
        await page.waitForLoadState('networkidle');
        expect(await field(page).inputValue()).toBe(begun);
        await compose(ended);
        expect(await field(page).inputValue()).toBe(ended);
        await devtools.send('Input.insertText', { text: ended });
        const value = await field(page).inputValue();
        expect(config === SMS_CODE ? value.replace(/\D/g, '') : value).toBe(ended);
        expect(await field(page).evaluate((now, old) => now === old && now.matches(':focus'), before)).toBe(
          true,
        );
        expect(complaints).toEqual([]);
      });
    }

    for (const [how, events] of [
      ['an input event', ['input']],
      ['a change event', ['change']],
      ['no event', []],
    ] as const) {
      test(`sends a value that was filled with ${how}`, async ({ site }) => {
        const { page, release, complaints } = await visit(site, EMAIL_CODE);
        await emailField(page).evaluate(
          (field: HTMLInputElement, [value, types]) => {
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
            types.forEach((type) => field.dispatchEvent(new Event(type, { bubbles: true })));
          },
          [EMAIL, events] as const,
        );
        release();
        await attached(page);
        expect(await emailField(page).inputValue()).toBe(EMAIL);
        await button(page, 'Continue with email').click();
        await shown(codeField(page));
        await shown(page.getByText(EMAIL));
        expect(complaints).toEqual([]);
      });
    }

    test('keeps pasted text', async ({ site }) => {
      const { page, release, complaints } = await visit(site, EMAIL_CODE);
      await page.locator('#source').selectText();
      await page.keyboard.press('ControlOrMeta+c');
      await emailField(page).focus();
      await page.keyboard.press('ControlOrMeta+v');
      expect(await emailField(page).inputValue()).toBe(EMAIL);
      release();
      await attached(page);
      expect(await emailField(page).inputValue()).toBe(EMAIL);
      expect(complaints).toEqual([]);
    });

    test('hydrates without an error after a number with a country code was filled in', async ({ site }) => {
      const { page, release, complaints } = await visit(site, SMS_CODE);
      await phoneField(page).fill('+9779845234567');
      release();
      await attached(page);
      await page.waitForFunction(() => {
        const host = document.querySelector('pricerx-auth');
        return (host?.shadowRoot ?? host)?.querySelector('select')?.value === 'NP';
      });
      expect(complaints).toEqual([]);
    });

    test('keeps every digit of a phone number typed at 30 ms a key', async ({ site }) => {
      const { page, release, complaints } = await visit(site, SMS_CODE);
      await phoneField(page).focus();
      setTimeout(release, 120);
      await page.keyboard.type(NUMBER, { delay: 30 });
      await attached(page);
      await formatted(page);
      expect(await digits(page)).toBe(NUMBER);
      expect(complaints).toEqual([]);
    });

    test('keeps the tab that an arrow key selected, and its focus', async ({ site }) => {
      const { page, release, complaints } = await visit(site, ALL_CODES);
      await page.getByRole('tab', { name: 'Text' }).focus();
      await page.keyboard.press('ArrowRight');
      release();
      await attached(page);
      const chosen = page.getByRole('tab', { selected: true });
      expect(await chosen.textContent()).toBe('WhatsApp');
      expect(await chosen.evaluate((tab) => tab.matches(':focus'))).toBe(true);
      await page.keyboard.press('ArrowRight');
      expect(await chosen.textContent()).toBe('Email');
      expect(complaints).toEqual([]);
    });

    test('keeps the text of each of two widgets, and sends only the submitted one', async ({ site }) => {
      const { page, release, complaints } = await openHeldBack(site, {
        csp,
        html: '<div id="sign-in"></div><div id="second"></div>',
      });
      await mountLogin(page, site, { config: { ...EMAIL_CODE, enableShadowDOM } });
      await mountLogin(page, site, { config: { ...EMAIL_CODE, enableShadowDOM }, selector: '#second' });
      const [first, second] = [page.locator('#sign-in'), page.locator('#second')];
      const before = await sends(site);
      await emailField(first).fill('first@example.com');
      await emailField(second).fill('second@example.com');
      await emailField(second).press('Enter');
      release();
      await shown(codeField(second));
      expect(await emailField(first).inputValue()).toBe('first@example.com');
      await shown(second.getByText('second@example.com'));
      expect(await sends(site)).toBe(before + 1);
      expect(complaints).toEqual([]);
    });

    test('shows one form, which sends once, after mount, unmount and mount in a row', async ({ site }) => {
      const { page, release, complaints } = await openHeldBack(site, { csp });
      const args = { config: { ...EMAIL_CODE, enableShadowDOM } };
      const before = await sends(site);
      await mountLogin(page, site, args);
      await unmount(page);
      await mountLogin(page, site, args);
      await emailField(page).fill(EMAIL);
      await emailField(page).press('Enter');
      release();
      await shown(codeField(page));
      expect(await page.locator('pricerx-auth').count()).toBe(1);
      expect(await sends(site)).toBe(before + 1);
      expect(complaints).toEqual([]);
    });

    test('leaves no style and sends nothing when the page removes the element', async ({ site }) => {
      const { page, release, complaints } = await visit(site, EMAIL_CODE);
      const before = await sends(site);
      await emailField(page).fill(EMAIL);
      await emailField(page).press('Enter');
      await page.evaluate(() => document.querySelector('#sign-in')?.replaceChildren());
      release();
      await page.waitForLoadState('networkidle');
      expect(await sends(site)).toBe(before);
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
      expect(complaints).toEqual([]);
    });
  });
}
