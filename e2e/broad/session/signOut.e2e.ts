import type { BrowserContext, Page } from '@playwright/test';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { mountLogin, openBarePage, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { clientCall } from '../../support/widget/passkeys';
import {
  currentPassword,
  giveEmail,
  makeAccount,
  PASSWORDS,
  submitPassword,
} from '../../support/widget/passwords';
import {
  askForEmailCode,
  askForLink,
  codeSentTo,
  EMAIL_CODE,
  EMAIL_LINK,
  heading,
  shown,
  signInByEmailCode,
} from '../../support/widget/widget';

const KEY = `stytch_sdk_state_${PUBLIC_TOKEN}`;
const MINUTES = { session_duration_minutes: 30 };
/** An address that was submitted in another tab, without signing in. */
const OTHERS_ADDRESS = 'another.address@example.com';

const call = (site: TestSite, page: Page, path: string, ...args: unknown[]) =>
  clientCall(page, site, path, ...args);

/** All cookies and storage of the site. */
async function keptBy(context: BrowserContext, pages: Page[]) {
  const cookies = (await context.cookies()).map(({ name, value }) => [name, value]);
  const areas = await Promise.all(
    pages.map((page) => page.evaluate(() => Object.entries({ ...localStorage, ...sessionStorage }))),
  );
  return [...cookies, ...areas.flat()] as [string, string][];
}

const WAYS: Record<string, (site: TestSite, page: Page, email: string) => Promise<void>> = {
  async code(site, page, email) {
    await mountLogin(page, site, { config: EMAIL_CODE });
    await signInByEmailCode(page, site, email);
  },
  async link(site, page, email) {
    await mountLogin(page, site, { config: EMAIL_LINK });
    await askForLink(page, email);
    const { links } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
    const token = new URL(links?.[0]?.url ?? '').searchParams.get('token');
    await call(site, page, 'magicLinks.authenticate', token, MINUTES);
  },
  async password(site, page, email) {
    await makeAccount(site, email);
    await mountLogin(page, site, { config: PASSWORDS });
    await giveEmail(page, email);
    await submitPassword(page, currentPassword(page));
    await shown(heading(page, 'Success!'));
  },
  async passkey(site, page, email) {
    const { method_id } = (await call(site, page, 'otps.email.loginOrCreate', email)) as {
      method_id: string;
    };
    await call(site, page, 'otps.authenticate', await codeSentTo(site, email), method_id, MINUTES);
    await call(site, page, 'webauthn.register', { is_passkey: true });
    await call(site, page, 'session.revoke');
    await call(site, page, 'webauthn.authenticate', { is_passkey: true, ...MINUTES });
  },
};

const SIGN_OUTS: Record<string, (site: TestSite, page: Page, context: BrowserContext) => Promise<unknown>> = {
  'session.revoke': (site, page) => call(site, page, 'session.revoke'),
  'session.revoke with forceClear, offline': async (site, page, context) => {
    await context.setOffline(true);
    await call(site, page, 'session.revoke', { forceClear: true }).catch(() => undefined);
  },
  'the provider’s end of the session': async (site, page) => {
    await site.control.addFault({
      public_token: PUBLIC_TOKEN,
      path: '/sessions/authenticate',
      status: 401,
      body: {
        status_code: 401,
        error_type: 'session_not_found',
        error_message: '',
        error_url: '',
        request_id: '',
      },
    });
    await call(site, page, 'session.authenticate').catch(() => undefined);
  },
};

const CASES = Object.keys(WAYS).flatMap((way, at) => {
  const manners = Object.keys(SIGN_OUTS);
  // Each sign-in was reported once, each sign-out at least once.
  return [{ way, manner: manners[at % manners.length] ?? '' }];
});

test.describe('§4 Session lifecycle: stored data after a sign-out (ASVS 14.3.1)', () => {
  for (const { way, manner } of CASES) {
    test(`storage and cookies hold no user data after a sign-in by ${way} and ${manner}`, async ({
      site,
    }) => {
      const email = `out.${way}@example.com`;
      const context = await site.newContext();
      const { page } = await openBarePage(context, site);
      const authenticator = await addAuthenticator(page);
      await WAYS[way]?.(site, page, email);
      await call(site, page, 'webauthn.register', { is_passkey: true }).catch(() => undefined);
      await call(site, page, 'session.authenticate', { session_duration_minutes: 120 });
      await call(site, page, 'passwords.resetByEmailStart', { email });
      const user = (await call(site, page, 'user.getSync')) as { user_id: string };
      const session = (await call(site, page, 'session.getSync')) as { session_id: string };
      const { page: second } = await openBarePage(context, site);
      await mountLogin(second, site, { config: EMAIL_CODE });
      await askForEmailCode(second, OTHERS_ADDRESS);

      const ids = await authenticator.credentialIds();
      const names = [
        email,
        OTHERS_ADDRESS,
        user.user_id,
        Buffer.from(user.user_id).toString('base64url'),
        session.session_id,
        ...ids.map((id) => Buffer.from(id, 'base64').toString('base64url')),
      ];
      const before = JSON.stringify(await keptBy(context, [page, second]));
      expect(names.filter((name) => !before.includes(name))).toEqual([]);

      await SIGN_OUTS[manner]?.(site, page, context);
      await second.waitForFunction((key) => sessionStorage.getItem(`${key}::typed_email`) === null, KEY);
      const after = await keptBy(context, [page, second]);
      expect(names.filter((name) => JSON.stringify(after).includes(name))).toEqual([]);
      const kept = ['bootstrap', 'last_used', 'passkey_makers'].map((name) => `${KEY}::${name}`);
      const stays = ['pricerx_auth_tab', KEY, ...kept];
      expect([...new Set(after.map(([name]) => name))].filter((name) => !stays.includes(name))).toEqual([]);
      expect(after.filter(([name]) => name === KEY).map(([, value]) => value)).toEqual(['null', 'null']);
    });
  }
});
