import { ADDRESS, press } from '../../../../tests/flows/flow';
import { button, heading, text } from '../../../../tests/visitor/wanted';
import { comeToQuestion, QUESTION } from '../signIn';
import { does, type HostFlow, opens } from './hostStep';

const CRYPTO = '/sign-in?products=crypto&stay=1';
const FAILED = heading('Looks like there was an error!');
const ETHEREUM = 'Continue with “Test wallet” (Ethereum)';
const SIGNED = ['/crypto_wallets/authenticate/start/primary', '/crypto_wallets/authenticate'];

const APP_START = '/oauth/authorize/start';
const LOGOUT_START = '/oauth/logout/start';
const SIGNED_OUT = text('You are signed out, here and at PriceRx.');
const asked = does(async (visitor, stage) => comeToQuestion(stage, visitor), QUESTION, [
  '/otps/email/login_or_create',
  '/otps/authenticate',
  APP_START,
]);
const allowed = [asked, press('Allow', heading(`Hello, ${ADDRESS}`), ['/oauth/authorize'])];

export const appsAndWallets: HostFlow[] = [
  {
    title: 'a rejection, no answer and another account show their errors, and an approval signs in',
    isMain: true,
    host: `${CRYPTO}&wallet=reject`,
    steps: [
      press(ETHEREUM, FAILED),
      does(() => Promise.resolve(), text('declined in your wallet')),
      opens(`${CRYPTO}&wallet=hang`, button(ETHEREUM)),
      press(ETHEREUM, heading('Connect your wallet')),
      press('Back', button(ETHEREUM)),
      opens(`${CRYPTO}&wallet=wrongAccount`, button(ETHEREUM)),
      press(ETHEREUM, text('[Error] Could not sign message'), SIGNED),
      opens(CRYPTO, button(ETHEREUM)),
      press(ETHEREUM, heading('Success!'), SIGNED),
    ],
  },
  {
    title: 'a sign-out in an app that was allowed signs out of both sites',
    isMain: true,
    host: '/',
    steps: [...allowed, press('Sign out everywhere', SIGNED_OUT, [LOGOUT_START, '/sessions/revoke'])],
  },
  {
    title: 'an app that is denied says so',
    host: '/',
    steps: [asked, press('Deny', text('You did not allow us to read your account.'), ['/oauth/authorize'])],
  },
  {
    title: 'a sign-out that asks stays signed in after No, and signs out after Yes',
    host: '/',
    steps: [
      ...allowed,
      press('Sign out, but ask me', heading('Log out?'), [LOGOUT_START]),
      press('No', text('You have not been logged out.')),
      does((visitor, { site }) => visitor.tab.open(`${site.app.url}/sign-out?ask`), button('Yes'), [
        LOGOUT_START,
      ]),
      press('Yes', SIGNED_OUT, ['/sessions/revoke']),
    ],
  },
];
