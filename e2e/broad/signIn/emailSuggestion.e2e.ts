import { expect, test } from '../../support/test';
import { button, codeField, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

test.describe('§2 Main: a typing error in an email address', () => {
  for (const width of [320, 400]) {
    test(`the suggestion moves nothing and works with the keyboard at ${width} px`, async ({ site }) => {
      const context = await site.newContext({ viewport: { width, height: 640 } });
      const { page } = await site.visitWidget({ config: EMAIL_CODE }, {}, context);
      const submit = button(page, 'Continue with email');
      await emailField(page).pressSequentially('augusta.ada.king@gmial.com');
      const before = await submit.boundingBox();
      await shown(page.getByRole('button', { name: 'Did you mean augusta.a…@gmail.com?' }));
      expect(await submit.boundingBox()).toEqual(before);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(emailField(page)).toHaveValue('augusta.ada.king@gmail.com');
      await expect(emailField(page)).toBeFocused();
      expect(await submit.boundingBox()).toEqual(before);
      await page.keyboard.press('Enter');
      await shown(codeField(page));
    });
  }
});
