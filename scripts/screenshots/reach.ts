import type { Page } from 'playwright-core';
import type { MountArgs } from '../../e2e/support/page';
import type { Site } from '../../e2e/support/site';
import { alert, askForEmailCode, codeField, codeSentTo, shown, wrongCode } from '../../e2e/support/widget';

export const EMAIL = 'ada.lovelace@example.com';
export const PHONE = '4155550132';
/** Projects of the sandbox that differ in what a picture shows. */
export const WATERMARK_TOKEN = 'public-token-test-watermark';
export const PKCE_TOKEN = 'public-token-test-pkce';

export interface Shot {
  page: Page;
  site: Site;
}

export interface Screen {
  /** The picture's name, and its heading in the index. */
  name: string;
  title: string;
  args: MountArgs;
  dir?: 'rtl';
  /** The page's query. */
  query?: string;
  /** Another widget than the login. */
  mount?(shot: Shot, args: MountArgs): Promise<void>;
  /** From Main to what the picture shows. */
  reach(shot: Shot): Promise<void>;
}

/** From here on time stands still, on a slow machine too. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 50);
}

/** The countdown stands where it stands in each run's picture. */
export async function holdCountdown(page: Page): Promise<void> {
  await stopTime(page);
  const text = await page.locator('pricerx-auth').textContent();
  const [, minutes, seconds] = /(\d):(\d\d)/.exec(text ?? '') ?? [];
  await page.clock.runFor((Number(minutes) * 60 + Number(seconds) - 270) * 1_000);
  await shown(page.getByText('4:30'));
}

export const toWrongCode = async ({ page, site }: Shot): Promise<void> => {
  await askForEmailCode(page, EMAIL);
  await codeField(page).fill(wrongCode(await codeSentTo(site, EMAIL)));
  await shown(alert(page));
};

interface BareWindow {
  PriceRxAuth: {
    createClient(
      publicToken: string,
      options: unknown,
    ): { authenticateByUrl(options: unknown): Promise<unknown> };
  };
}

/** What a host does on the page that an email link leads to. */
export const redeem = async ({ publicToken, endpoints }: { publicToken: string; endpoints: unknown }) => {
  const client = (window as unknown as BareWindow).PriceRxAuth.createClient(publicToken, { endpoints });
  await client.authenticateByUrl({ session_duration_minutes: 30 }).catch(() => undefined);
};
