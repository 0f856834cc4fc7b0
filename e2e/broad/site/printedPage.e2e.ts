import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { API_URLS } from '../../../playground/policy';
import { countRefused, refusedOn } from '../../support/site/policies';
import { card } from '../../support/widget/oneTap';
import { askForEmailCode, codeField, codeSentTo, shown } from '../../support/widget/widget';
import { test } from './builtSite';

const dist = path.resolve(import.meta.dirname, '../../../dist');

const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', js: 'text/javascript' };

test.describe('the page that the playground prints, under the policy that it prints', () => {
  test.beforeEach(({ builtSite }) => {
    const headers = { 'Content-Type': 'text/javascript' };
    for (const file of readdirSync(dist).filter((name) => /^pricerx-auth.*\.js$/.test(name)))
      builtSite.add(`/${file}`, { body: readFileSync(path.join(dist, file), 'utf8'), headers });
    builtSite.add('/logo.svg', {
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      headers: { 'Content-Type': 'image/svg+xml' },
    });
  });

  for (const [title, search] of [
    ['of the default choice', ''],
    [
      'with social providers, wallets, a logo, a language, texts and a shadow root',
      '?products=otp,oauth,crypto&logo=1&language=es&dom=shadow&text.login.title=Hola&colors.primary=%230B4F6C',
    ],
    ['with One Tap', '?products=otp,oauth&oneTap=1'],
  ] as const) {
    test(`${title} signs in without a violation`, async ({ site, builtSite }) => {
      const { page: playground } = await builtSite.open(`playground.html${search}`);
      const printed = (text: string): string => text.replaceAll(API_URLS.sandbox, site.sandboxUrl);
      const policy = printed((await playground.locator('#policy pre').textContent()) ?? '');
      const files = await playground
        .locator('#code figure')
        .evaluateAll((figures) =>
          figures.map((figure) => [
            figure.querySelector('figcaption span')?.textContent ?? '',
            figure.querySelector('pre')?.textContent ?? '',
          ]),
        );
      const [address = ''] = files.map(([name = '', code = '']) =>
        builtSite.add(`/${name}`, {
          body: printed(code),
          headers: {
            'Content-Type': TYPES[name.split('.').at(-1) ?? ''] ?? '',
            'Content-Security-Policy': policy,
          },
        }),
      );
      expect(address).toMatch(/sign-in\.html$/);

      const context = await site.newContext();
      await countRefused(context);
      const page = await context.newPage();
      await page.goto(address);
      if (search.includes('oneTap')) await shown(card(page));
      const email = `${title.replaceAll(/\W/g, '-')}@example.com`.toLowerCase();
      if (search.includes('language=es')) {
        await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(email);
        await page.getByRole('button', { name: 'Continuar con correo electrónico' }).click();
        await page.getByRole('textbox', { name: /6/ }).fill(await codeSentTo(site, email));
      } else {
        await askForEmailCode(page, email);
        await codeField(page).fill(await codeSentTo(site, email));
      }
      await page.waitForFunction(() => document.cookie.includes('__Host-session='));
      await shown(page.locator('pricerx-auth'));
      expect(await refusedOn(page)).toEqual([]);
    });
  }
});
