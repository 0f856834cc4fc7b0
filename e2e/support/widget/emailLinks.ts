import type { BrowserContext, Page } from 'playwright-core';
import type { Suite } from '../suite';
import { callsTo, shown } from './widget';

/** The host page's second project, whose links need PKCE and so work only in the browser that requested them. */
export const PKCE_TOKEN = 'public-token-test-pricerx-pkce';

export const isSignedInAs = (page: Page, name: string) =>
  shown(page.locator('.account__name', { hasText: name }));

/** The links in the mails of a file's sandbox. */
export function linksOf(suite: Suite) {
  return {
    /** Clicks through the link of the newest message to an address, in the sandbox's inbox page. */
    async openLinkFromInbox(context: BrowserContext, email: string, token: string): Promise<Page> {
      const inbox = await context.newPage();
      await inbox.goto(`${suite.site.sandboxUrl}/sandbox?public_token=${token}`);
      const opened = context.waitForEvent('page');
      await inbox
        .locator('.card', { hasText: email })
        .first()
        .getByRole('link', { name: 'Open link' })
        .click();
      return opened;
    },
    async linkFor(email: string, token: string): Promise<string> {
      const { links } = await suite.site.control.nextMessage({ public_token: token, to: email });
      return links?.[0]?.url ?? '';
    },
    authenticateCalls: (token: string) => callsTo(suite.site, '/magic_links/authenticate', token),
  };
}
