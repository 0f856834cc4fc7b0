import type { Page } from '@playwright/test';
import { bundleEmotionHost } from '../../support/react/emotionHost';
import { mountLogin, openBarePage } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { askForEmailCode, codeField, EMAIL_CODE, shown } from '../../support/widget/widget';

let host: Awaited<ReturnType<typeof bundleEmotionHost>>;
test.beforeAll(async () => {
  host = await bundleEmotionHost();
});

async function openHost(site: TestSite) {
  expect(host.body).toContain('<style data-emotion="css ');
  const html = `<main>${host.body}</main><div id="sign-in"></div>`;
  return openBarePage(await site.newContext(), site, { html });
}

/** The app with its emotion has taken over: another screen is shown. */
async function signInStarted(site: TestSite, page: Page) {
  await mountLogin(page, site, { config: EMAIL_CODE });
  await askForEmailCode(page, 'emotion@example.com');
  await shown(codeField(page));
}

/** Each style element of the host by its place in the page. */
const styleElements = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('style')].map((style) => [
      style.parentElement?.localName,
      [...(style.parentElement?.children ?? [])].indexOf(style),
      style.dataset.emotion,
      style.dataset.s,
    ]),
  );

const colorOf = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => getComputedStyle(element).color);

test.describe('§1 Styles on the host page: a host that uses emotion with server rendering', () => {
  test('a widget that is there first leaves the host’s styles where they are, and the host hydrates without a mismatch', async ({
    site,
  }) => {
    const { page, complaints } = await openHost(site);
    const rendered = await styleElements(page);
    await signInStarted(site, page);
    expect(await styleElements(page)).toEqual(rendered);

    await page.addScriptTag({ content: host.script });
    await page.evaluate(() => (window as unknown as { showOffer(): void }).showOffer());
    await shown(page.getByText('3.90 from Monday'));
    expect(await colorOf(page, '4.20 a box')).toBe('rgb(0, 128, 0)');
    expect(await colorOf(page, '3.90 from Monday')).toBe('rgb(0, 0, 128)');
    expect(complaints).toEqual([]);
  });

  test('a widget that comes later does not change the order of the host’s styles', async ({ site }) => {
    const { page, complaints } = await openHost(site);
    await page.addScriptTag({ content: host.script });
    await page.evaluate(() => (window as unknown as { showOffer(): void }).showOffer());
    await shown(page.getByText('3.90 from Monday'));
    const hydrated = await styleElements(page);
    await signInStarted(site, page);
    expect(await styleElements(page)).toEqual(hydrated);
    expect(complaints).toEqual([]);
  });
});
