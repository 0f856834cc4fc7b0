// Writes docs/screenshots: each screen of the widget at two widths, and the pages around it. Needs the built widget.
import { openBrowser } from '../e2e/support/browser';
import { startSite } from '../e2e/support/site';
import { emptyFolder, WIDTHS } from './screenshots/camera';
import { writeIndex } from './screenshots/index';
import { PAGE_WIDTHS, PAGES, shootPage } from './screenshots/pages';
import { PKCE_TOKEN, WATERMARK_TOKEN } from './screenshots/reach';
import { SCREENS } from './screenshots/screens';
import { shootScreen } from './screenshots/widget';

/** `npm run screenshots otp` makes those pictures anew whose names begin with it. */
const [, , only = ''] = process.argv;
const wanted = ({ name }: { name: string }): boolean => name.startsWith(only);

const [browser, site] = await Promise.all([openBrowser(), startSite({ seed: 'screenshots' })]);
try {
  if (only === '') await emptyFolder();
  await site.control.createProject({
    public_token: WATERMARK_TOKEN,
    bootstrap: { disable_sdk_watermark: false },
  });
  await site.control.createProject({
    public_token: PKCE_TOKEN,
    bootstrap: { pkce_required_for_email_magic_links: true, pkce_required_for_oauth: true },
  });
  for (const screen of SCREENS.filter(wanted)) {
    for (const width of WIDTHS) {
      console.log(`${screen.name} ${width}`);
      await shootScreen(browser, site, screen, width);
    }
  }
  for (const each of PAGES.filter(wanted)) {
    for (const width of PAGE_WIDTHS) await shootPage(browser, site, each, width);
  }
  await writeIndex();
} finally {
  await browser.close();
  await site.close();
}
