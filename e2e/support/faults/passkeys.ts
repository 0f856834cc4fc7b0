import { addAuthenticator } from '../../../sandbox/playwright/authenticator';
import { clientCall, signInByCalls, WITH_EMAIL, withoutAutofill } from '../widget/passkeys';
import { button, heading, shown } from '../widget/widget';
import type { Step, Visitor } from './step';

async function signIn({ page, site, email }: Visitor): Promise<void> {
  await addAuthenticator(page);
  await signInByCalls(page, site, email);
}

const LOGIN = 'Login with a Passkey';
const CREATE = 'Create a Passkey';

const logins = [
  { step: 'challenge', call: '/webauthn/authenticate/start/primary' },
  { step: 'passkey', call: '/webauthn/authenticate' },
].map(({ step, call }): Step => ({
  flow: 'Passkey login',
  step,
  call,
  args: () => ({ config: WITH_EMAIL }),
  // Without autofill, so that the visitor presses a button.
  prepare: (context) => withoutAutofill(context),
  async setUp(visitor) {
    await signIn(visitor);
    await clientCall(visitor.page, visitor.site, 'webauthn.register', { is_passkey: true });
    await clientCall(visitor.page, visitor.site, 'session.revoke');
  },
  arrive: ({ page }) => shown(button(page, LOGIN)),
  act: ({ page }) => button(page, LOGIN).click(),
  done: ({ page }) => shown(heading(page, 'Success!')),
}));

const registrations = [
  { step: 'challenge', call: '/webauthn/register/start' },
  { step: 'passkey', call: '/webauthn/register', isOnce: true },
].map(({ step, call, isOnce }): Step => ({
  flow: 'Passkey registration',
  step,
  call,
  isOnce,
  isSignedIn: true,
  says: /was not created/,
  method: 'mountPasskeyRegistration',
  args: () => ({ config: { products: ['passkeys'] } }),
  setUp: signIn,
  arrive: ({ page }) => shown(button(page, CREATE)),
  act: ({ page }) => button(page, CREATE).click(),
  done: ({ page }) => shown(heading(page, 'Passkey successfully created!')),
}));

export const PASSKEY_STEPS: Step[] = [...logins, ...registrations];
