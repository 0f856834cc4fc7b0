import type { Browser, Page } from 'playwright-core';
import { openTab, PUBLIC_TOKEN } from '../../e2e/support/page';
import type { Site } from '../../e2e/support/site';
import {
  askForEmailCode,
  askForLink,
  askForSmsCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../e2e/support/widget';
import { openStudio, shootWindow } from './camera';
import { EMAIL } from './reach';

export const PAGE_WIDTHS = [1200, 400] as const;

interface SitePage {
  name: string;
  title: string;
  address(site: Site): string;
  reach(page: Page, site: Site): Promise<void>;
}

export const PAGES: SitePage[] = [
  {
    name: 'host-prices',
    title: 'The host page: prices of a medicine',
    address: ({ hostUrl }) => `${hostUrl}/?drug=atorvastatin`,
    reach: (page) => shown(page.locator('.offer')),
  },
  {
    name: 'host-sign-in',
    title: 'The host page: the widget in its place',
    address: ({ hostUrl }) => `${hostUrl}/sign-in`,
    reach: (page) => shown(emailField(page)),
  },
  {
    name: 'host-saved',
    title: 'The host page: saved prices of a signed-in visitor',
    address: ({ hostUrl }) => `${hostUrl}/?drug=atorvastatin&products=otp&otp=email`,
    async reach(page, site) {
      await page
        .getByRole('button', { name: /^Save this price/ })
        .first()
        .click();
      await askForEmailCode(page, EMAIL);
      await codeField(page).fill(await codeSentTo(site, EMAIL));
      await page.waitForURL(/\/saved/);
      await shown(page.locator('.saved .offer'));
      // The toast has gone by then.
      await page.clock.runFor(10_000);
    },
  },
  {
    name: 'inbox',
    title: 'The sandbox’s inbox',
    address: ({ hostUrl }) => `${hostUrl}/sign-in`,
    async reach(page, site) {
      await askForLink(page, EMAIL);
      await button(page, 'Back').click();
      await page.getByRole('tab', { name: 'Text' }).click();
      await askForSmsCode(page, '4155550132');
      await page.goto(`${site.sandboxUrl}/sandbox`);
      await shown(page.locator('#list .card'));
    },
  },
];

export async function shootPage(browser: Browser, site: Site, each: SitePage, width: number): Promise<void> {
  // What another picture's visitor was sent is not this one's.
  await site.control.clearData(PUBLIC_TOKEN);
  const context = await openStudio(browser, width, width > 600 ? 760 : 720);
  const { page } = await openTab(context, each.address(site));
  await each.reach(page, site);
  await shootWindow(page, `${each.name}-${width}`);
  await context.close();
}
