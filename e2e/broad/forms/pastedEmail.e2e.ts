import { expect, test } from '../../support/test';
import { button, codeField, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

/** As in `src/domain/calls/email.test.ts`: the rules of domains are those of the browser. */
const ADDRESSES = [
  ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
  ['Ada <Ada@BÜCHER.example>.', 'Ada@xn--bcher-kva.example'],
  ['ada@пример.рф', 'ada@xn--e1afmkfd.xn--p1ai'],
  ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
  ['ada@مثال.إختبار', 'ada@xn--mgbh0fb.xn--kgbechtv'],
  ['\u200bmailto:ada@exam\u00adple.com?subject=Hi', 'ada@example.com'],
  ['“ada@example.com”,', 'ada@example.com'],
  ['ａｄａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
] as const;

/** Chromium's own email field makes fass.de of faß.de before a script can read it. */
const NOT_TYPED = [
  ['ada@faß.de', 'ada@xn--fa-hia.de'],
  ['ada@نامه\u200cای.com', 'ada@xn--mgba3gch31f060k.com'],
] as const;

test.describe('§5 Email: a pasted text with an address', () => {
  for (const [text, email] of ADDRESSES) {
    test(`${JSON.stringify(text)} is sent as ${email}, and shown so afterwards`, async ({ site }) => {
      const { page } = await site.visitWidget({ config: EMAIL_CODE });
      await emailField(page).fill(text);
      const asked = page.waitForRequest(/\/otps\/email\/login_or_create$/);
      await button(page, 'Continue with email').click();
      expect((await asked).postDataJSON()).toMatchObject({ email });
      await shown(codeField(page));
      await button(page, 'Back').click();
      await expect(emailField(page)).toHaveValue(email);
    });
  }

  for (const [text, email] of [...ADDRESSES, ...NOT_TYPED]) {
    test(`${JSON.stringify(text)} of the host is shown as ${email}`, async ({ site }) => {
      const { page } = await site.visitWidget({ config: { ...EMAIL_CODE, prefill: { email: text } } });
      await expect(emailField(page)).toHaveValue(email);
    });
  }
});
