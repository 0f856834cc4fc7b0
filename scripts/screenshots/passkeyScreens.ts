import type { Page } from 'playwright-core';
import {
  addAuthenticator,
  clientCall,
  createPasskey,
  mountRegistration,
  WITH_EMAIL,
} from '../../e2e/support/passkeys';
import { mountLogin, PUBLIC_TOKEN } from '../../e2e/support/page';
import { button, codeSentTo, emailField, heading, shown } from '../../e2e/support/widget';
import { DARK } from './looks';
import { EMAIL, type Screen, type Shot } from './reach';

const SELECTOR = '#sign-in';
const LOGIN = 'Login with a Passkey';
const START = '/webauthn/authenticate/start/primary';
/** Of each kind of product, and one that nobody knows. */
const PASSKEYS = [
  { name: 'My phone', aaguid: 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4' },
  { name: 'Work laptop', aaguid: '08987058-cadc-4b81-b6e1-30de50dcbe96' },
  { name: 'Key on my key ring', aaguid: 'ee882879-721c-4913-9775-3dfcce97072a' },
  { name: 'A passkey with a name that is much too long for its row' },
];

/** Somebody with these passkeys is signed in; this browser has seen them made. */
async function signInWith({ page, site }: Shot, passkeys: readonly { name: string; aaguid?: string }[]) {
  await site.control.createUser({
    public_token: PUBLIC_TOKEN,
    email: EMAIL,
    webauthn_registrations: passkeys.map(({ name }) => ({ name })),
  });
  const { method_id } = (await clientCall(page, site, 'otps.email.loginOrCreate', EMAIL)) as {
    method_id: string;
  };
  const { user } = (await clientCall(
    page,
    site,
    'otps.authenticate',
    await codeSentTo(site, EMAIL),
    method_id,
    { session_duration_minutes: 30 },
  )) as { user: { user_id: string; webauthn_registrations: { webauthn_registration_id: string }[] } };
  const known = user.webauthn_registrations.map(({ webauthn_registration_id: id }, at) => [
    id,
    { credential_id: id, user_id: user.user_id, user_handle: 'h', domain: 'localhost', ...passkeys[at] },
  ]);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `stytch_sdk_state_${PUBLIC_TOKEN}::passkeys`,
    JSON.stringify(Object.fromEntries(known)),
  ] as const);
}

const mountList =
  (passkeys: readonly { name: string; aaguid?: string }[]) =>
  async (shot: Shot, args: object): Promise<void> => {
    await addAuthenticator(shot.page);
    await signInWith(shot, passkeys);
    await mountRegistration(shot.page, shot.site, { selector: SELECTOR, ...args });
  };

const toList = async ({ page }: Shot): Promise<void> => {
  await button(page, 'Skip').click();
  await shown(page.getByText('Google Password Manager'));
};

const toStart = ({ page }: Shot) => page.getByRole('button', { name: 'Skip', disabled: false }).waitFor();

/** A browser that offers no passkeys in inputs. */
async function mountButton({ page, site }: Shot, args: object): Promise<void> {
  await page.evaluate(() =>
    Object.assign(PublicKeyCredential, {
      getClientCapabilities: undefined,
      isConditionalMediationAvailable: () => Promise.resolve(false),
    }),
  );
  await mountLogin(page, site, { ...args });
}

const toButton = async ({ page }: Shot): Promise<void> => {
  await shown(button(page, LOGIN));
  await shown(emailField(page));
};

async function toProblem({ page, site }: Shot): Promise<void> {
  const body = { status_code: 404, error_type: 'webauthn_registration_not_found', error_message: '' };
  await site.control.addFault({ public_token: PUBLIC_TOKEN, path: START, status: 404, body });
  await button(page, LOGIN).click();
  await shown(page.getByText(/^Passkey registration not found/));
}

const failToCreate = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    navigator.credentials.create = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await button(page, 'Create a Passkey').click();
  await shown(page.getByText(/^Your Passkey was not created/));
};

export const PASSKEY_SCREENS: Screen[] = [
  {
    name: 'passkeys-login',
    title: 'Main: a passkey, in a browser that offers none in inputs',
    args: { config: WITH_EMAIL },
    mount: mountButton,
    reach: toButton,
  },
  {
    name: 'passkeys-login-problem',
    title: 'Main: a passkey that was deleted from the account',
    args: { config: WITH_EMAIL },
    mount: mountButton,
    reach: toProblem,
  },
  {
    name: 'passkeys-success',
    title: 'PasskeyConfirmation',
    args: { config: WITH_EMAIL },
    async mount(shot, args) {
      await mountList([])(shot, {});
      await createPasskey(shot.page);
      await clientCall(shot.page, shot.site, 'session.revoke');
      await mountButton(shot, args);
    },
    async reach({ page }) {
      await button(page, LOGIN).click();
      await shown(heading(page, 'Success!'));
    },
  },
  {
    name: 'passkeys-start',
    title: 'PasskeyRegistrationStart',
    args: {},
    mount: mountList([]),
    reach: toStart,
  },
  {
    name: 'passkeys-start-failed',
    title: 'PasskeyRegistrationStart: it was not made',
    args: {},
    mount: mountList([]),
    async reach(shot) {
      await toStart(shot);
      await failToCreate(shot.page);
    },
  },
  {
    name: 'passkeys-start-no-user',
    title: 'PasskeyRegistrationStart: nobody is signed in',
    args: {},
    mount: ({ page, site }) => mountRegistration(page, site, { selector: SELECTOR }),
    reach: ({ page }) => shown(page.getByText(/without active user authenticated/)),
  },
  {
    name: 'passkeys-list',
    title: 'PasskeyRegistrationSuccess',
    args: {},
    mount: mountList(PASSKEYS),
    reach: toList,
  },
  {
    name: 'passkeys-list-edit',
    title: 'PasskeyRegistrationSuccess: a passkey is renamed',
    args: {},
    mount: mountList(PASSKEYS),
    async reach(shot) {
      await toList(shot);
      await button(shot.page, 'Edit Work laptop').click();
    },
  },
  {
    name: 'passkeys-list-delete',
    title: 'PasskeyRegistrationSuccess: a passkey may be deleted',
    args: {},
    mount: mountList(PASSKEYS),
    async reach(shot) {
      await toList(shot);
      await button(shot.page, 'Delete Work laptop').click();
      await shown(button(shot.page, 'Cancel'));
    },
  },
  {
    name: 'passkeys-list-none',
    title: 'PasskeyRegistrationSuccess: no passkeys',
    args: {},
    mount: mountList([]),
    async reach({ page }) {
      await button(page, 'Skip').click();
      await shown(page.getByText('You have no Passkeys.'));
    },
  },
  {
    name: 'passkeys-dark-login',
    title: 'A dark theme: a passkey that was deleted from the account',
    args: { config: WITH_EMAIL, styles: DARK },
    mount: mountButton,
    reach: toProblem,
  },
  {
    name: 'passkeys-dark-start',
    title: 'A dark theme: a new passkey',
    args: { styles: DARK },
    mount: mountList([]),
    reach: toStart,
  },
  {
    name: 'passkeys-dark-list',
    title: 'A dark theme: a passkey is renamed',
    args: { styles: DARK },
    mount: mountList(PASSKEYS),
    async reach(shot) {
      await toList(shot);
      await button(shot.page, 'Edit Work laptop').click();
    },
  },
  {
    name: 'passkeys-dark-delete',
    title: 'A dark theme: a passkey may be deleted',
    args: { styles: DARK },
    mount: mountList(PASSKEYS),
    async reach(shot) {
      await toList(shot);
      await button(shot.page, 'Delete Work laptop').click();
      await shown(button(shot.page, 'Cancel'));
    },
  },
];
