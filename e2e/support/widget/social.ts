import type { BrowserContext, Page } from '@playwright/test';
import type { TestSite } from '../test';
import { button, heading, shown } from './widget';

/** From the host's sign-in page to the provider's, which is another site. */
export async function goToProvider(
  site: TestSite,
  label: string,
  path = '/sign-in?products=oauth',
  context?: BrowserContext,
) {
  const visit = await site.visitHost(path, context);
  await button(visit.page, `Continue with ${label}`).click();
  await shown(heading(visit.page, `Sign in to PriceRx with ${label}`));
  return visit;
}

export async function chooseAccount(page: Page, email: string): Promise<void> {
  // The host page has a field with this label too, and stays until the browser has left it.
  await shown(page.getByRole('heading', { name: /^Sign in to PriceRx with/ }));
  await page.getByLabel('Email').fill(email);
  await button(page, 'Continue').click();
}
