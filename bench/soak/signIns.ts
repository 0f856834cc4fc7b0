import type { BrowserContext, Page } from '@playwright/test';
import { mountLogin, PUBLIC_TOKEN } from '../../e2e/support/site/page';
import type { Fault } from '../../e2e/support/site/control';
import type { Site } from '../../e2e/support/site/site';
import { clientCall } from '../../e2e/support/widget/passkeys';
import {
  alert,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
} from '../../e2e/support/widget/widget';
import type { Random } from './random';

const SEND = '/otps/email/login_or_create';
const CHECK = '/otps/authenticate';
const FAULT_SHARE = 0.4;
const FAULTS: (Partial<Fault> | 'offline')[] = [
  'offline',
  { drop: true },
  { status: 500 },
  { status: 503, body: '<h1>Busy</h1>', content_type: 'text/html' },
  { status: 200, body: '{"data": {', content_type: 'application/json' },
  { delay_ms: 300 },
];

interface Sight {
  site: Site;
  context: BrowserContext;
  tabs: readonly Page[];
  random: Random;
}

/** Does the act, with a fault or without. After a fault it repeats the act, as a visitor would who reads the error. */
async function actUnderFault(
  { site, context, random }: Sight,
  page: Page,
  path: string,
  act: () => Promise<unknown>,
  again: () => Promise<unknown>,
  done: () => Promise<void>,
): Promise<void> {
  if (!random.isTrue(FAULT_SHARE)) {
    await act();
    return done();
  }
  const fault = random.among(FAULTS);
  if (fault === 'offline') await context.setOffline(true);
  else await site.control.addFault({ public_token: PUBLIC_TOKEN, path, times: 10, ...fault });
  const isSlow = fault !== 'offline' && fault.delay_ms !== undefined;
  await act();
  if (isSlow) await done();
  else await alert(page).filter({ hasText: /\w/ }).first().waitFor();
  if (fault === 'offline') await context.setOffline(false);
  else await site.control.clearFaults(PUBLIC_TOKEN);
  if (isSlow) return;
  await again();
  await done();
}

const isSignedIn = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      (window as unknown as { client: { session: { getSync(): unknown } } }).client.session.getSync() !==
      null,
  );

async function untilAll(tabs: readonly Page[], signedIn: boolean): Promise<void> {
  for (const tab of tabs) {
    for (let waited = 0; (await isSignedIn(tab)) !== signedIn; waited += 1) {
      if (waited > 200) throw new Error(`A tab did not show the ${signedIn ? 'sign-in' : 'sign-out'}.`);
      await tab.waitForTimeout(25);
    }
  }
}

let visitors = 0;

/** Signs in by code in one tab, waits until the other tabs follow, and signs out in any of them. */
export async function signInAndOut(sight: Sight, page: Page): Promise<void> {
  const { site, tabs, random } = sight;
  visitors += 1;
  const email = `soak-${visitors}@example.com`;
  await mountLogin(page, site, { config: EMAIL_CODE });
  await emailField(page).fill(email);
  const send = () => button(page, 'Continue with email').click();
  await actUnderFault(sight, page, SEND, send, send, () => shown(codeField(page)));
  const code = await codeSentTo(site, email);
  await actUnderFault(
    sight,
    page,
    CHECK,
    () => codeField(page).fill(code),
    () => button(page, 'Continue').click(),
    () => shown(heading(page, 'Success!')),
  );
  await untilAll(tabs, true);
  await clientCall(random.among(tabs), site, 'session.revoke');
  await untilAll(tabs, false);
  await page.evaluate(() => {
    const host = window as unknown as { mounted: { unmount(): void }; received?: unknown };
    host.mounted.unmount();
    delete host.received;
  });
}
