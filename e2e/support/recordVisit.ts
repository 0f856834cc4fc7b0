import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { Site } from './site/site';
import { askForEmailCode, codeField, codeSentTo, heading, shown } from './widget/widget';

const EMAIL = 'recorded@example.com';

/** Records a sign-in with the second code that was asked for, in the demo's developer panel, and saves it as `file`. */
export async function recordVisit(
  page: Page,
  site: Site,
  file: string,
): Promise<{ text: string; secrets: string[] }> {
  await page.getByRole('button', { name: 'Record a visit (reloads)' }).click();
  const save = page.getByRole('button', { name: 'Save the recorded visit' });
  await shown(save);
  await askForEmailCode(page, EMAIL);
  const first = await site.control.nextMessage({ public_token: 'public-token-test-sandbox', to: EMAIL });
  await page.getByRole('button', { name: 'Resend code' }).click();
  const code = await codeSentTo(site, EMAIL, first.id);
  await shown(page.getByRole('button', { name: 'Code sent' }));
  await codeField(page).fill(code);
  await shown(heading(page, 'Success!'));
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toBe('visit.json');
  await download.saveAs(file);
  const cookies = await page.context().cookies();
  const secrets = [EMAIL, String(first.code), code, ...cookies.map(({ value }) => value).filter(Boolean)];
  return { text: readFileSync(file, 'utf8'), secrets };
}
