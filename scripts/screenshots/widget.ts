import path from 'node:path';
import type { Browser } from 'playwright-core';
import { mountLogin, openTab, PUBLIC_TOKEN } from '../../e2e/support/page';
import type { Site } from '../../e2e/support/site';
import { root } from '../docs/writeOrCheck';
import { openStudio, shootPart } from './camera';
import type { Screen } from './reach';

const HTML = '<style>body { margin: 0 }</style><div id="sign-in"></div>';

/** The widget alone, as wide as the page. */
export async function shootScreen(browser: Browser, site: Site, screen: Screen, width: number) {
  // Messages and faults of one picture are not the next one's.
  await site.control.clearData(PUBLIC_TOKEN);
  const context = await openStudio(browser, width);
  await context.route('**/logo.svg', (route) =>
    route.fulfill({ path: path.join(root, 'demo/public/logo.svg') }),
  );
  const { page } = await openTab(context, site.bare.add({ html: HTML }) + (screen.query ?? ''));
  await page.evaluate((dir) => (document.documentElement.dir = dir), screen.dir ?? 'ltr');
  if (screen.mount) await screen.mount({ page, site }, screen.args);
  else await mountLogin(page, site, screen.args);
  await screen.reach({ page, site });
  // A pointer that rests on a button colours it.
  await page.mouse.move(0, 0);
  await shootPart(page.locator('pricerx-auth'), `${screen.name}-${width}`);
  await context.close();
}
