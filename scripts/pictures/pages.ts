import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openTab, PUBLIC_TOKEN } from '../../e2e/support/site/page';
import type { Site } from '../../e2e/support/site/site';
import {
  askForEmailCode,
  askForLink,
  askForSmsCode,
  button,
  codeField,
  codeSentTo,
  emailField,
  shown,
} from '../../e2e/support/widget/widget';
import { EMAIL, PHONE } from '../../gallery/data/people';
import { openStudio, shoot } from './camera';

export const PAGE_WIDTHS = [1200, 400] as const;

interface SitePage {
  name: string;
  title: string;
  address(site: Site): string;
  reach(page: Page, site: Site): Promise<void>;
}

/** Requests a link and a code, and opens a section of the sandbox's console. */
async function toConsole(page: Page, site: Site, section: string): Promise<void> {
  await askForLink(page, EMAIL);
  await button(page, 'Back').click();
  await page.getByRole('tab', { name: 'Text' }).click();
  await askForSmsCode(page, PHONE);
  await page.goto(`${site.sandboxUrl}/sandbox#${section}`);
  await shown(page.locator('#list .card'));
}

/** Pictures of pages other than the gallery: those of the demo and the sandbox. */
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
      // Waits until the toast has disappeared.
      await page.clock.runFor(10_000);
    },
  },
  {
    name: 'inbox',
    title: 'The sandbox’s inbox',
    address: ({ hostUrl }) => `${hostUrl}/sign-in`,
    reach: (page, site) => toConsole(page, site, 'inbox'),
  },
  {
    name: 'sandbox-users',
    title: 'The sandbox’s users',
    address: ({ hostUrl }) => `${hostUrl}/sign-in`,
    reach: (page, site) => toConsole(page, site, 'users'),
  },
  {
    name: 'sandbox-faults',
    title: 'The sandbox’s faults: none',
    address: ({ sandboxUrl }) => `${sandboxUrl}/sandbox#faults`,
    reach: (page) => shown(page.locator('#empty:not([hidden])')),
  },
  {
    name: 'inbox-empty',
    title: 'The sandbox’s inbox: nothing yet',
    address: ({ sandboxUrl }) => `${sandboxUrl}/sandbox`,
    reach: (page) => shown(page.locator('#empty:not([hidden])')),
  },
  {
    name: 'social-provider',
    title: 'The sandbox’s page of a social provider',
    address: ({ hostUrl }) => `${hostUrl}/sign-in?products=oauth&oauth=google`,
    async reach(page) {
      await button(page, 'Continue with Google').click();
      await shown(button(page, 'Refuse'));
    },
  },
];

export async function shootPage(
  browser: Browser,
  site: Site,
  each: SitePage,
  width: number,
  folder: string,
): Promise<void> {
  // Removes the messages of the previous picture.
  await site.control.clearData(PUBLIC_TOKEN);
  const context = await openStudio(browser, width, width > 600 ? 760 : 720);
  await context.clock.install();
  const { page } = await openTab(context, each.address(site));
  await each.reach(page, site);
  await shoot(page, path.join(folder, `${each.name}-${width}.png`));
  await context.close();
}
