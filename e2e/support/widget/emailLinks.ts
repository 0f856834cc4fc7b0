import type { BrowserContext, Page } from '@playwright/test';
import type { Site } from '../site/site';
import { callsTo } from './widget';

/** The host page's second project, whose links need PKCE and so work only in the browser that requested them. */
export const PKCE_TOKEN = 'public-token-test-pricerx-pkce';

/** Clicks through the link of the newest message to an address, in the sandbox's inbox page. */
export async function openLinkFromInbox(
  site: Site,
  context: BrowserContext,
  email: string,
  token: string,
): Promise<Page> {
  const inbox = await context.newPage();
  await inbox.goto(`${site.sandboxUrl}/sandbox?public_token=${token}`);
  const opened = context.waitForEvent('page');
  await inbox.locator('.card', { hasText: email }).first().getByRole('link', { name: 'Open link' }).click();
  return opened;
}

export async function linkFor(site: Site, email: string, token: string): Promise<string> {
  const { links } = await site.control.nextMessage({ public_token: token, to: email });
  return links?.[0]?.url ?? '';
}

export const authenticateCalls = (site: Site, token: string) =>
  callsTo(site, '/magic_links/authenticate', token);
