import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { button, EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const HTML = `<style>
  #sign-in { --pricerx-buttons-primary-background-color: rgb(1, 2, 3); }
  .inner pricerx-auth { --pricerx-colors-secondary: rgb(4, 5, 6); }
</style><main class="inner"><div id="sign-in"></div></main>`;

const drawn = async (page: Page) => ({
  button: await button(page, 'Continue with email').evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  ),
  typed: await emailField(page).evaluate((element) => getComputedStyle(element).color),
  heading: await page.getByRole('heading').evaluate((element) => getComputedStyle(element).color),
});

const propertiesOf = (page: Page, names: string[]) =>
  page
    .locator('#sign-in')
    .evaluate((host, asked) => asked.map((name) => getComputedStyle(host).getPropertyValue(name)), names);

test.describe('§3 Theme: custom properties in Chromium', () => {
  for (const enableShadowDOM of [false, true]) {
    test(`rules of the page for the host’s element take precedence, and can be changed (shadow DOM: ${enableShadowDOM})`, async ({
      site,
    }) => {
      const styles = { colors: { primary: 'rgb(0, 0, 139)' } };
      const { page } = await site.visitWidget(
        { config: { ...EMAIL_CODE, enableShadowDOM }, styles },
        { html: HTML },
      );
      await shown(emailField(page));
      expect(await drawn(page)).toEqual({
        button: 'rgb(1, 2, 3)',
        typed: 'rgb(0, 0, 139)',
        heading: 'rgb(0, 0, 139)',
      });
      const names = ['--pricerx-buttons-primary-background-color', '--pricerx-colors-primary'];
      expect(await propertiesOf(page, [...names, '--pricerx-container-width'])).toEqual([
        'rgb(1, 2, 3)',
        'rgb(0, 0, 139)',
        '400px',
      ]);

      await page
        .locator('#sign-in')
        .evaluate((host: HTMLElement) => host.style.setProperty('--pricerx-colors-primary', 'rgb(7, 8, 9)'));
      expect(await drawn(page)).toEqual({
        button: 'rgb(1, 2, 3)',
        typed: 'rgb(7, 8, 9)',
        heading: 'rgb(7, 8, 9)',
      });
      await page.addStyleTag({ content: '#sign-in pricerx-auth { --pricerx-colors-primary: rgb(9, 9, 9) }' });
      expect(await drawn(page)).toMatchObject({ heading: 'rgb(9, 9, 9)' });
    });
  }
});
