import type { BrowserContext, Page } from '@playwright/test';
import type { TestSite } from '../test';
import { EMAIL_CODE } from '../widget/widget';
import { type MountArgs, mountLogin, openBarePage } from './page';

/** All chunks that a painted Main, or the app beside it, may ask for. */
export const CHUNKS = {
  'a language': /pricerx-auth\.(fr|es)\./,
  'the list of languages': /pricerx-auth\.languages\./,
  'the message parser': /pricerx-auth\.advice\./,
  'the social buttons': /pricerx-auth\.social\./,
  'the social flow': /pricerx-auth\.oauth\./,
  'the logos': /pricerx-auth\.(google|apple)\./,
  'the colour scheme': /pricerx-auth\.colorScheme\./,
  'the phone parser': /pricerx-auth\.phone\./,
  'the early calls': /pricerx-auth\.(early|requests)\./,
  'the core': /pricerx-auth\.core\./,
  'the app': /pricerx-auth\.app\./,
} as const;
export type ChunkName = keyof typeof CHUNKS;

const SOCIAL = { products: ['oauth'], oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] } };
/** A text of Main that only the message parser can format. */
const SYNTAX = { 'login.title': 'Hallo {x, select, other {Welt}}' };

/** Arguments of mounts: what Main asks for differs. */
export const MOUNTS: Record<string, MountArgs> = {
  'in French': { config: EMAIL_CODE, locale: 'fr' },
  'in French with ICU syntax': { config: EMAIL_CODE, locale: 'fr', strings: SYNTAX },
  'with social buttons in Spanish': { config: SOCIAL, locale: 'es' },
  'with dark codes by text message': {
    config: { products: ['otp'], otpOptions: { methods: ['sms'] } },
    colorScheme: 'dark',
  },
};

/** Lets chunks hang or refuses them, until `mend` is called. */
export async function withoutChunks(
  context: BrowserContext,
  files: readonly RegExp[],
  how: 'refused' | 'hanging',
) {
  let isMissing = true;
  await context.route(/\/pricerx-auth\.\w+\.[0-9a-f]{8}\.js/, (route) => {
    if (!isMissing || !files.some((file) => file.test(route.request().url()))) return route.continue();
    return how === 'refused' ? route.abort() : undefined;
  });
  return () => (isMissing = false);
}

/** A page whose time stands still, with these mounts, one after another. */
export async function mountAll(
  site: TestSite,
  context: BrowserContext,
  mounts: readonly MountArgs[],
): Promise<Page> {
  await context.clock.install();
  const { page } = await openBarePage(context, site);
  for (const args of mounts) await mountLogin(page, site, args);
  return page;
}

/** What a visitor sees and can use in the widget. */
export const look = (page: Page) =>
  page.locator('pricerx-auth').evaluate((widget) => {
    const seen = (selector: string) =>
      [...widget.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      );
    return {
      title: seen('h2').map((title) => title.textContent ?? ''),
      fields: seen('input').length,
      buttons: seen('button').length,
      alerts: seen('[role=alert]').filter(({ textContent }) => textContent !== '').length,
    };
  });

/** Whether it is readable, and can be used or fetched again. */
export const isUsable = ({ title, buttons }: Awaited<ReturnType<typeof look>>): boolean =>
  title.length === 1 && title[0] !== '' && !/[{}]/.test(title[0] ?? '') && buttons > 0;
