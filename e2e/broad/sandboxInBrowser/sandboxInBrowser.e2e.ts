import { expect } from '@playwright/test';
import { controlIn, stopWorkers, test } from '../../support/site/sandboxPage';
import {
  askForEmailCode,
  askForLink,
  askForSmsCode,
  button,
  codeField,
  EMAIL_LINK,
  heading,
  shown,
  SMS_CODE,
} from '../../support/widget/widget';

test.describe('§7 Sandbox in the browser, on a host of static files', () => {
  test('signs in by a code in a text message', async ({ sandboxSite }) => {
    const page = await sandboxSite.open(SMS_CODE);
    await askForSmsCode(page, '2015550123');
    await codeField(page).fill(await controlIn(page, 'lastCode', '+12015550123'));
    await shown(page.getByText('Signed in: +12015550123'));
  });

  test('signs in by an email link, which opens in a new tab', async ({ sandboxSite }) => {
    const page = await sandboxSite.open(EMAIL_LINK);
    await askForLink(page, 'link@example.com');
    const tab = await sandboxSite.context.newPage();
    await tab.goto(await controlIn(page, 'lastLink', 'link@example.com'));
    await shown(tab.getByText('Signed in: link@example.com'));
  });

  test('signs in at the page of a social provider', async ({ sandboxSite }) => {
    const page = await sandboxSite.open({
      products: ['oauth'],
      oauthOptions: { providers: [{ type: 'google' }] },
    });
    await button(page, 'Continue with Google').click();
    await shown(heading(page, 'Sign in to PriceRx with Google'));
    await page.getByLabel('Email').fill('social@example.com');
    await button(page, 'Continue').click();
    await shown(page.getByText('Signed in: social@example.com'));
  });

  test('keeps its data when the browser stops the worker', async ({ sandboxSite }) => {
    const page = await sandboxSite.open();
    await askForEmailCode(page, 'stopped@example.com');
    await stopWorkers(page);
    await codeField(page).fill(await controlIn(page, 'lastCode', 'stopped@example.com'));
    await shown(page.getByText('Signed in: stopped@example.com'));
    await stopWorkers(page);
    expect((await controlIn(page, 'users')).users).toHaveLength(1);
  });
});
