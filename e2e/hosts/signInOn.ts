import { expect, type Frame, type Page } from '@playwright/test';
import { openTab } from '../support/site/page';
import type { TestSite } from '../support/test';
import { codeSentTo } from '../support/widget/widget';
import { type HostPage, type RowPage, serveRow } from './hostPage';

const FIELD_NAMES = ['Email address', 'Enter the 6-digit code'] as const;
const FORM = 'pricerx-auth form:visible';

const rowPageOf = (page: Page): RowPage => ({
  evaluate: (run) => page.evaluate(run),
  waitFor: (_, look) => page.waitForFunction(look),
});

const placeOf = async (page: Page, frame: string | undefined): Promise<Page | Frame> =>
  (frame && (await (await page.waitForSelector(frame)).contentFrame())) || page;

interface HostWindow {
  events: string;
  before: string;
  mounted: { unmount(): void };
  traces(): string;
}

/** Does in the page of every row the same: the form is there, a code signs in, an unmount leaves nothing, no error was reported. */
export async function signInOn(row: HostPage, site: TestSite): Promise<void> {
  const email = 'zoo@example.com';
  const tab = await openTab(await site.newContext(), serveRow(row, site));
  const place = await placeOf(tab.page, row.frame);
  await row.before?.(rowPageOf(tab.page));
  const [emailName, codeName] = row.fieldNames ?? FIELD_NAMES;

  const emailField = place.locator(`${FORM} input[type=email]`);
  await expect(emailField).toHaveCount(1);
  await expect(emailField).toHaveAccessibleName(emailName);
  await emailField.fill(email);
  await place.locator(`${FORM} button[type=submit]`).first().click();
  const codeField = place.locator('pricerx-auth input[name=code]');
  await expect(codeField).toHaveAccessibleName(codeName);
  // Nothing of the card or of the page covers the field.
  await codeField.click();
  await codeField.fill(await codeSentTo(site, email));
  await place.waitForFunction(() =>
    (window as unknown as HostWindow).events.includes('AUTHENTICATE_FLOW_COMPLETE'),
  );
  await place.locator('pricerx-auth h2:visible').waitFor();

  const traces = () => place.evaluate(() => (window as unknown as HostWindow).traces());
  await place.evaluate(() => (window as unknown as HostWindow).mounted.unmount());
  await expect.poll(traces).toBe(await place.evaluate(() => (window as unknown as HostWindow).before));
  expect(tab.complaints.filter((each) => !row.expected?.test(each))).toEqual([]);
}
