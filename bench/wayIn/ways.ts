import type { BrowserContext, Locator, Page } from '@playwright/test';
import { addAuthenticator } from '../../sandbox/playwright/authenticator';
import { installWallets } from '../../sandbox/playwright/fakeWallets';
import type { Site } from '../../e2e/support/site/site';
import { withoutAutofill } from '../../e2e/support/widget/passkeys';
import type { Visitor } from './visitor';

export const PUBLIC_TOKEN = 'public-token-test-sandbox';
const PASSWORD = 'horse.Battery-7';

/** A visitor, who signs in twice in the same browser: as a new and as a returning one. */
export interface Person {
  email: string;
  phone: string;
}

export interface Scene {
  site: Site;
  context: BrowserContext;
  page: Page;
  person: Person;
  /** The address of the page with the widget. */
  address: string;
}

export interface Way {
  name: string;
  /** False when a new visitor cannot come in this way. */
  isForNew?: false;
  config(address: string): Record<string, unknown>;
  /** Called before the page is opened. */
  prepare?(scene: Scene): Promise<unknown>;
  signIn(visitor: Visitor, scene: Scene): Promise<void>;
}

const email = (page: Page): Locator => page.locator('input[name=email]');
const phone = (page: Page): Locator => page.locator('input[name^=phone]');
const CODE = 'input[autocomplete="one-time-code"]';
const PASSWORD_FIELD = 'input[type=password]';
const code = (page: Page): Locator => page.locator(CODE);
const password = (page: Page): Locator => page.locator(PASSWORD_FIELD);
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });

async function openTab({ page, tap }: Visitor, name: RegExp, field: Locator): Promise<void> {
  if (await field.isVisible()) return;
  await tap(page.getByRole('tab', { name }));
  await field.waitFor({ state: 'visible' });
}

async function giveCode(visitor: Visitor, { site, page }: Scene, to: string): Promise<void> {
  const sent = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to });
  await visitor.give(code(page), sent.code ?? '');
  await visitor.untilEvent('OTP_AUTHENTICATE');
}

async function giveEmail(visitor: Visitor, { page, person }: Scene): Promise<void> {
  await visitor.give(email(page), person.email);
  await visitor.tap(button(page, /^Continue with email$/));
}

const otp = (methods: string[]) => ({ products: ['otp'], otpOptions: { methods, expirationMinutes: 5 } });

const google = (address: string, more: object = {}) => ({
  products: ['oauth'],
  oauthOptions: {
    providers: [{ type: 'google', ...more }],
    loginRedirectURL: address,
    signupRedirectURL: address,
  },
});

/** Makes a passkey for the person, and signs out. */
async function makePasskey({ page, site, person, address }: Scene): Promise<void> {
  await addAuthenticator(page);
  await page.goto(address);
  const call = (path: string, ...given: unknown[]) =>
    page.evaluate(
      ([names, values]) => {
        const { client } = window as unknown as { client: Record<string, Record<string, unknown>> };
        const [first = '', ...rest] = names.split('.');
        const last = rest.pop() ?? '';
        const room = rest.reduce((found, name) => found[name] as typeof found, client[first] ?? {});
        return (room[last] as (...all: unknown[]) => Promise<{ method_id: string }>)(...values);
      },
      [path, given] as const,
    );
  const { method_id } = await call('otps.email.loginOrCreate', person.email);
  const sent = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: person.email });
  await call('otps.authenticate', sent.code, method_id, { session_duration_minutes: 60 });
  await call('webauthn.register', { domain: 'localhost', is_passkey: true });
  await call('session.revoke');
}

/** Lets passkey requests in autofill wait until the visitor chooses the suggestion, as browsers do that have a window. */
const AUTOFILL = `{
  const native = navigator.credentials.get.bind(navigator.credentials);
  navigator.credentials.get = ({ mediation, signal, ...given } = {}) => {
    if (mediation !== 'conditional') return native({ signal, mediation, ...given });
    return new Promise((resolve, reject) => {
      window.choosePasskey = () => native(given).then(resolve, reject);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  };
}`;

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';

/** The ways to sign in, in the order of the table. Those with codes are one of two tabs, and not the first. */
export const WAYS: readonly Way[] = [
  {
    name: 'Email code',
    config: () => otp(['sms', 'email']),
    async signIn(visitor, scene) {
      await openTab(visitor, /^Email$/, email(scene.page));
      await giveEmail(visitor, scene);
      await visitor.until('the code field', CODE);
      await giveCode(visitor, scene, scene.person.email);
    },
  },
  {
    name: 'Text code',
    config: () => otp(['email', 'sms']),
    async signIn(visitor, scene) {
      const { page, person } = scene;
      await openTab(visitor, /^Text/, phone(page));
      await visitor.give(phone(page), person.phone);
      // The provider's widget formats the number by a request, and refuses the empty one that it has before the answer.
      await visitor.look();
      await visitor.tap(button(page, /^Continue with (a )?text/));
      await visitor.until('the code field', CODE);
      await giveCode(visitor, scene, `+1${person.phone}`);
    },
  },
  {
    name: 'Magic link',
    config: (address) => ({
      products: ['emailMagicLinks'],
      emailMagicLinksOptions: { loginRedirectURL: address, signupRedirectURL: address },
    }),
    async signIn(visitor, scene) {
      const { page, site, person } = scene;
      await giveEmail(visitor, scene);
      await visitor.until('"Check your email"', '#widget', 'Check your email');
      const sent = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: person.email });
      visitor.actOutside(1);
      await page.goto(sent.links?.[0]?.url ?? '', { waitUntil: 'commit' });
      await visitor.untilEvent('REDEEMED');
    },
  },
  {
    name: 'Password',
    config: () => ({ products: ['passwords'] }),
    async signIn(visitor, scene) {
      const { page } = scene;
      await giveEmail(visitor, scene);
      await visitor.until('the password field', PASSWORD_FIELD);
      await visitor.give(password(page), PASSWORD);
      if (visitor.isNew) await visitor.until('the strength check', '#widget button:enabled', 'Continue');
      await visitor.tap(button(page, /^Continue$/));
      await visitor.untilEvent(visitor.isNew ? 'PASSWORD_CREATE' : 'PASSWORD_AUTHENTICATE');
    },
  },
  {
    name: 'Passkey, button',
    isForNew: false,
    config: () => ({ ...otp(['email']), products: ['otp', 'passkeys'] }),
    async prepare(scene) {
      await withoutAutofill(scene.context);
      await makePasskey(scene);
    },
    async signIn(visitor, { page }) {
      await visitor.tap(button(page, /passkey/i));
      visitor.measured.acts += 1;
      await visitor.untilEvent('PASSKEY_AUTHENTICATE');
    },
  },
  {
    name: 'Passkey, autofill',
    isForNew: false,
    config: () => ({ ...otp(['email']), products: ['otp', 'passkeys'] }),
    async prepare(scene) {
      await makePasskey(scene);
      await scene.page.addInitScript(AUTOFILL);
    },
    async signIn(visitor, { page }) {
      if (!(await email(page).evaluate((field) => field.matches(':focus')))) await visitor.tap(email(page));
      await visitor.look();
      visitor.actOutside(1);
      await page.evaluate('void window.choosePasskey()');
      await visitor.untilEvent('PASSKEY_AUTHENTICATE');
    },
  },
  {
    name: 'Google',
    config: (address) => google(address),
    async signIn(visitor, { page, person }) {
      await visitor.tap(button(page, /^Continue with Google$/));
      await visitor.until('Google’s page', 'h1', 'with Google');
      // At Google the account is chosen by one tap.
      await page.getByLabel('Email', { exact: true }).fill(person.email);
      await visitor.tap(button(page, /^Continue$/));
      await visitor.untilEvent('REDEEMED');
    },
  },
  {
    name: 'Google One Tap',
    config: (address) => google(address, { one_tap: true }),
    async prepare({ context, page, site }) {
      const script = await (await fetch(site.endpoints['oneTapScriptUrl'] ?? '')).arrayBuffer();
      const body = Buffer.from(script).toString('base64');
      const responseHeaders = [{ name: 'content-type', value: 'text/javascript' }];
      // Playwright's routes switch the browser's cache off.
      const devtools = await context.newCDPSession(page);
      devtools.on('Fetch.requestPaused', ({ requestId }) => {
        void devtools.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
      });
      await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `${GOOGLE_SCRIPT}*` }] });
    },
    async signIn(visitor, { page, person }) {
      const card = page.getByRole('dialog', { name: /with Google$/ });
      await card.getByRole('textbox').fill(person.email);
      await visitor.tap(card.getByRole('button', { name: 'Continue', exact: true }));
      await visitor.untilEvent('REDEEMED');
    },
  },
  {
    name: 'Wallet',
    config: () => ({ products: ['crypto'] }),
    async prepare({ context }) {
      const wallet = { label: 'MetaMask', chain: 'ethereum', rdns: 'io.metamask', at: 'ethereum' } as const;
      await installWallets(context, { metamask: { ...wallet, flags: { isMetaMask: true } } });
    },
    async signIn(visitor, { page }) {
      await visitor.tap(button(page, /metamask/i));
      // The dialogs of the wallet: its account, and the signature.
      visitor.measured.acts += 2;
      await visitor.untilEvent('CRYPTO_WALLET_AUTHENTICATE');
    },
  },
];
