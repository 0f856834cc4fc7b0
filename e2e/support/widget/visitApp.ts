import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { SiteWithApp } from '../site/thirdPartyApp';
import { alert, askForEmailCode, button, codeField, codeSentTo, heading, shown } from './widget';

export const QUESTION = 'Sign in to “Refill Reminders” with PriceRx';
const NO_SESSION = 'No active session detected. Please log in to continue.';

/** Opens the third-party app. */
export async function openApp(site: SiteWithApp, browser?: BrowserContext) {
  const context = browser ?? (await site.newContext());
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text());
  });
  await page.goto(site.app.url);
  return { page, complaints };
}
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** Signs in on the consent page, which shows that there is no session. */
async function signInThere(site: SiteWithApp, page: Page, email: string): Promise<void> {
  await shown(alert(page).filter({ hasText: NO_SESSION }));
  await askForEmailCode(page, email);
  await codeField(page).fill(await codeSentTo(site, email));
}

/** Goes from the app to its question on the consent page. */
export async function comeToQuestion(site: SiteWithApp, email: string, browser?: BrowserContext) {
  const visit = await openApp(site, browser);
  await link(visit.page, 'Sign in with PriceRx').click();
  await signInThere(site, visit.page, email);
  await shown(heading(visit.page, QUESTION));
  return visit;
}

/** Signs in to the app. */
export async function comeIn(site: SiteWithApp, email: string) {
  const visit = await comeToQuestion(site, email);
  await button(visit.page, 'Allow').click();
  await isIn(site, visit.page, email);
  return visit;
}

export async function isIn(site: SiteWithApp, page: Page, email: string): Promise<void> {
  await shown(heading(page, `Hello, ${email}`));
  expect(page.url()).toBe(`${site.app.url}/`);
}
