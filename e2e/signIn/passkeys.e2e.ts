import type { Page } from '@playwright/test';
import { addAuthenticator } from '../../sandbox/playwright/authenticator';
import { openBarePage, PUBLIC_TOKEN } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import { reportAutofill } from '../support/widget/passkeys';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  heading,
  isSignedInAs,
  isSignedOut,
  shown,
} from '../support/widget/widget';

const PASSKEY = { is_passkey: true, session_duration_minutes: 30 };
const CONDITIONAL = { ...PASSKEY, conditional_mediation: true };

interface Called {
  name: string;
  answer?: unknown;
}

/** A page with our client in `window.client`, and an input for passkeys. */
async function openClient(site: TestSite) {
  const context = await site.newContext();
  const { page, complaints } = await openBarePage(context, site, {
    html: '<input autocomplete="username webauthn">',
  });
  await page.evaluate(
    ([token, options]) => {
      const all = window as unknown as { PriceRxAuth: { createClient(...args: unknown[]): unknown } };
      Object.assign(window, { client: all.PriceRxAuth.createClient(token, options) });
    },
    [PUBLIC_TOKEN, { endpoints: site.endpoints }] as const,
  );
  return { page, complaints };
}

/** Calls a method of the client. @returns the answer, or the name of the error */
const start = (page: Page, method: string, ...args: unknown[]): Promise<Called> =>
  page.evaluate(
    async ({ path, given }) => {
      type Methods = Record<string, unknown>;
      const room = path
        .slice(0, -1)
        .reduce((found, name) => found[name] as Methods, (window as unknown as { client: Methods }).client);
      try {
        const answer = await (room[path.at(-1) ?? ''] as (...values: unknown[]) => unknown)(...given);
        return { name: 'answered', answer };
      } catch (error) {
        return { name: (error as Error).name, answer: (error as Error).message };
      }
    },
    { path: method.split('.'), given: args },
  );

/** A visitor who has made a passkey and signed out. */
async function makePasskey(site: TestSite, page: Page, email: string): Promise<void> {
  const { answer } = await start(page, 'otps.email.loginOrCreate', email);
  const { code } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
  const { method_id } = answer as { method_id: string };
  await start(page, 'otps.authenticate', code, method_id, { session_duration_minutes: 30 });
  expect(await start(page, 'webauthn.register', PASSKEY)).toMatchObject({ name: 'answered' });
  await start(page, 'session.revoke');
}

/** Counts on the page's body how often the browser is asked for a passkey. */
const countRequests = (page: Page) =>
  page.evaluate(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    const { dataset } = document.body;
    navigator.credentials.get = (options) => {
      dataset['asked'] = String(Number(dataset['asked'] ?? 0) + 1);
      return get(options);
    };
  });

const isSignedIn = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { client: { session: { getSync(): unknown } } }).client.session.getSync() !==
      null,
  );

test.describe('§4 Passkeys: the client in a real browser', () => {
  test('a new passkey is offered in an input until a prompt ends the offer, and signs in', async ({
    site,
  }) => {
    const { page, complaints } = await openClient(site);
    const { visitorIsThere } = await addAuthenticator(page);
    await makePasskey(site, page, 'offered@example.com');
    expect((await start(page, 'webauthn.browserSupportsAutofill')).answer).toBe(true);

    await visitorIsThere(false);
    await countRequests(page);
    const offered = start(page, 'webauthn.authenticate', CONDITIONAL);
    await page.waitForFunction(() => document.body.dataset['asked'] === '1');
    expect(await isSignedIn(page)).toBe(false);
    // A waiting request does not notice that the user is now present.
    await visitorIsThere(true);
    const prompted = start(page, 'webauthn.authenticate', PASSKEY);
    expect((await offered).name).toBe('AbortError');
    expect((await prompted).name).toBe('answered');
    expect(await isSignedIn(page)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('a device that already has a passkey rejects with the browser’s InvalidStateError', async ({
    site,
  }) => {
    const { page } = await openClient(site);
    await addAuthenticator(page);
    await makePasskey(site, page, 'prompted@example.com');
    const { answer } = await start(page, 'webauthn.authenticate', PASSKEY);
    expect(answer).toMatchObject({ webauthn_registration_id: expect.any(String) });
    expect((await start(page, 'webauthn.register', PASSKEY)).name).toBe('InvalidStateError');
  });
});

test.describe('§1 Host page: passkeys of the account', () => {
  test('a visitor makes a passkey on the page, and signs in with it', async ({ site }) => {
    const email = 'keeper@example.com';
    const { page, complaints } = await site.visitHost('/sign-in?products=otp,passkeys&otp=email');
    await addAuthenticator(page);
    await askForEmailCode(page, email);
    await codeField(page).fill(await codeSentTo(site, email));
    await page.waitForURL(/\/saved/);
    await page.getByRole('link', { name: 'Passkeys' }).click();
    await button(page, 'Create a Passkey').click();
    await shown(heading(page, 'Passkey successfully created!'));

    await page.getByRole('button', { name: 'Sign out' }).click();
    await isSignedOut(page);
    await reportAutofill(page.context());
    await page.goto(`${site.hostUrl}/sign-in`);
    // The virtual authenticator takes the browser's offer in the email field.
    await page.waitForURL(/\/saved/);
    await isSignedInAs(page, email);
    expect(complaints).toEqual([]);
  });
});
