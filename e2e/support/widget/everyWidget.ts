import type { BrowserContext, Page } from '@playwright/test';
import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import type { BarePage } from '../site/bareServer';
import { type MountArgs, openTab, PUBLIC_TOKEN, type Visit } from '../site/page';
import type { Site } from '../site/site';
import type { TestSite } from '../test';
import { signInByCalls } from './passkeys';
import { giveEmail, makeAccount, PASSWORDS } from './passwords';
import {
  alert,
  askForEmailCode,
  askForLink,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  heading,
  LINK_AND_CODES,
  phoneField,
  type Place,
  shown,
  SMS_CODE,
  wrongCode,
} from './widget';

type MountMethod = 'mountLogin' | 'mountPasswordReset' | 'mountPasskeyRegistration' | 'mountIdentityProvider';

/** One widget of the page: its mount, and the steps to the tested screen. */
interface Part {
  method: MountMethod;
  args?: MountArgs;
  arrive(place: Place, email: string, site: Site): Promise<void>;
}

const login = (config: object, arrive: Part['arrive']): Part => ({
  method: 'mountLogin',
  args: { config },
  arrive,
});

const says = (place: Place, text: string) => shown(alert(place).filter({ hasText: text }));
// Only the first widget of a page has ids without a suffix.
const newPassword = (place: Place) => place.locator('input[autocomplete=new-password]');
const currentPassword = (place: Place) => place.locator('input[autocomplete^=current-password]');

const EVERYTHING = {
  products: ['oauth', 'passkeys', 'passwords', 'otp'],
  oauthOptions: { providers: ['google', 'apple', 'github'].map((type) => ({ type })) },
  otpOptions: { methods: ['sms', 'whatsapp'] },
};

/** The widgets of a signed-out visitor. */
const STRANGER: Part[] = [
  login(EVERYTHING, async (place) => {
    await shown(button(place, 'Continue with Apple'));
    await button(place, 'Continue with email').click();
    await says(place, 'Invalid email address');
  }),
  login(LINK_AND_CODES, (place, email) => askForLink(place, `link.${email}`)),
  login(PASSWORDS, async (place, email) => {
    await giveEmail(place, `new.${email}`);
    await shown(newPassword(place));
    await newPassword(place).fill('short');
    await shown(place.getByText(/weak|strong|guess/i));
  }),
  login(PASSWORDS, async (place, email) => {
    await giveEmail(place, `known.${email}`);
    await shown(currentPassword(place));
  }),
  login(SMS_CODE, async (place) => {
    await shown(phoneField(place));
    await phoneField(place).fill('12');
    await button(place, 'Continue with a text message').click();
    await says(place, 'Invalid phone number');
  }),
  {
    method: 'mountPasswordReset',
    args: { passwordResetToken: 'a-token-of-a-mail' },
    arrive: (place) => shown(newPassword(place)),
  },
  { method: 'mountIdentityProvider', arrive: (place) => says(place, 'No active session') },
  { method: 'mountPasskeyRegistration', arrive: (place) => says(place, 'Cannot use PasskeyRegistration') },
  // Comes last, because its toast disappears.
  login(EMAIL_CODE, async (place, email, site) => {
    await askForEmailCode(place, email);
    await codeField(place).fill(wrongCode(await codeSentTo(site, email)));
    await says(place, 'Invalid passcode');
    await button(place, 'Resend code').click();
    await shown(place.getByText('Email resent'));
  }),
];

/** The widgets of a signed-in visitor with an app's consent request. */
const VISITOR: Part[] = [
  {
    method: 'mountIdentityProvider',
    arrive: async (place) => {
      await shown(button(place, 'Allow'));
      await place.locator('summary').first().click();
    },
  },
  { method: 'mountPasskeyRegistration', arrive: (place) => shown(button(place, 'Create a Passkey')) },
  {
    method: 'mountPasskeyRegistration',
    arrive: async (place) => {
      await button(place, 'Create a Passkey').click();
      await shown(heading(place, 'Passkey successfully created!'));
      await place
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
    },
  },
];

/** The authorization request of an app, with a page of its own as redirect URI. */
const requestOf = ({ bare }: Site) => ({
  client_id: 'connected-app-test-every-widget',
  redirect_uri: bare.add({ html: '<h1>Back in the app</h1>' }),
  response_type: 'code',
  scope: 'openid profile email',
});

export interface EverySetting {
  bare?: BarePage;
  context?: BrowserContext;
  /** For all the widgets. */
  args?: MountArgs;
  shadow?: boolean;
}

async function mountAll(
  page: Page,
  site: TestSite,
  parts: Part[],
  email: string,
  { args, shadow = false }: EverySetting,
) {
  const mounts = parts.map((part, index) => ({
    method: part.method,
    args: {
      publicToken: PUBLIC_TOKEN,
      selector: `#place-${index}`,
      options: { endpoints: site.endpoints },
      ...args,
      ...part.args,
      config: { ...(part.args?.['config'] as object), enableShadowDOM: shadow },
    },
  }));
  await page.evaluate((all) => {
    const { PriceRxAuth } = window as unknown as {
      PriceRxAuth: Record<string, (given: unknown) => unknown>;
    };
    for (const { method, args: given } of all) PriceRxAuth[method]?.(given);
  }, mounts);
  for (const [index, part] of parts.entries())
    await part.arrive(page.locator(`#place-${index}`), email, site);
}

const places = (parts: Part[]): string =>
  parts.map((_, index) => `<div id="place-${index}" class="place"></div>`).join('');

/** A page with widgets of every kind, each on another screen, for a signed-out visitor. */
export async function openStrangersPage(site: TestSite, setting: EverySetting = {}): Promise<Visit> {
  const context = setting.context ?? (await site.newContext());
  const email = 'stranger@example.com';
  await makeAccount(site, `known.${email}`);
  const url = site.bare.add({ ...setting.bare, html: (setting.bare?.html ?? '') + places(STRANGER) });
  const tab = await openTab(context, url);
  await mountAll(tab.page, site, STRANGER, email, setting);
  return { context, ...tab };
}

/** The same for a signed-in visitor: consent and passkeys. */
export async function openVisitorsPage(site: TestSite, setting: EverySetting = {}): Promise<Visit> {
  const context = setting.context ?? (await site.newContext());
  const email = 'visitor@example.com';
  const asked = requestOf(site);
  await site.control.createProject({
    public_token: PUBLIC_TOKEN,
    bootstrap: { project_name: 'PriceRx' },
    oauth_clients: [
      {
        client_id: asked.client_id,
        client_name: 'Pill Planner',
        redirect_uris: [asked.redirect_uri],
        // The request has no code challenge.
        pkce_required: false,
      },
    ],
  });
  const url = site.bare.add({ ...setting.bare, html: (setting.bare?.html ?? '') + places(VISITOR) });
  const tab = await openTab(context, `${url}?${new URLSearchParams(asked)}`);
  await addAuthenticator(tab.page);
  await signInByCalls(tab.page, site, email);
  await mountAll(tab.page, site, VISITOR, email, setting);
  return { context, ...tab };
}

/** Both pages, for a test of each. */
export const EVERY_WIDGET = [
  { of: 'a signed-out visitor', open: openStrangersPage },
  { of: 'a signed-in visitor', open: openVisitorsPage },
];
