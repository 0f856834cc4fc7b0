import type { Page } from '@playwright/test';

/** Sets the visitor's text size in the browser, as Chromium's settings do. It is 16 px in a new browser. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
}
