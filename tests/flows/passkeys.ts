import { button, heading, text } from '../visitor/wanted';
import { type Flow, press } from './flow';

/** Their drivers have no authenticator. */
const notIn = ['Firefox', 'WebKit'];

export const passkeyLogin: readonly Flow[] = [
  {
    title: 'the button signs in with a passkey, and the arrow leads back to it',
    isMain: true,
    notIn,
    config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['email'] } },
    visitor: 'withPasskey',
    steps: [
      press(
        'Login with a Passkey',
        { ...heading('Success!'), focused: true },
        ['/webauthn/authenticate/start/primary', '/webauthn/authenticate'],
        ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
      ),
      press('Back', button('Login with a Passkey')),
    ],
  },
];

const CREATES = ['/webauthn/register/start', '/webauthn/register'];
const DUPLICATE = 'The Passkey cannot be created as it seems to be already registered.';

export const passkeyRegistration: readonly Flow[] = [
  {
    title: 'a visitor makes a passkey, is refused a second one on the same device, and goes on',
    isMain: true,
    notIn,
    config: { products: ['passkeys'] },
    widget: 'mountPasskeyRegistration',
    visitor: 'signedIn',
    steps: [
      press('Create a Passkey', heading('Passkey successfully created!'), CREATES, ['PASSKEY_REGISTER']),
      press('Set up another Passkey', { ...heading('Set up a new Passkey'), focused: true }),
      press('Create a Passkey', text(DUPLICATE), CREATES.slice(0, 1), ['InvalidStateError']),
      press('Skip', heading('Passkey successfully created!'), [], ['PASSKEY_SKIP']),
      press('Done', button('Done'), [], ['PASSKEY_DONE']),
    ],
  },
];
