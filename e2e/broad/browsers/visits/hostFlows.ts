import { expect } from '@playwright/test';
import { ADDRESS, playSteps, press } from '../../../../tests/flows/flow';
import { PASSWORD } from '../../../../tests/flows/passwords';
import {
  account,
  alert,
  button,
  CODE,
  CURRENT_PASSWORD,
  EMAIL,
  heading,
  NEW_PASSWORD,
  type Wanted,
} from '../../../../tests/visitor/wanted';
import { PUBLIC_TOKEN } from '../../../support/site/page';
import { PKCE_TOKEN } from '../../../support/widget/emailLinks';
import { appsAndWallets } from './appsAndWallets';
import { does, type HostFlow, opens } from './hostStep';
import { BACK_HANGS_IN } from '../signIn';
import type { Stage, Visit } from '../stage';

const SIGNED_IN = account(ADDRESS);
const CHECK_EMAIL = heading('Check your email');
const PAGE: Wanted = { css: 'body' };
const PASSWORDS = '/sign-in?products=passwords';
const SOCIAL = '/sign-in?products=oauth';
const NEW = 'another kettle of plums 9';

const signsOut = does(
  async (visitor) => {
    await visitor.click(button('Sign out'));
    await visitor.gone(SIGNED_IN);
  },
  PAGE,
  ['/sessions/revoke'],
);
const givesEmail = (sees: Wanted, ...sends: string[]) =>
  does(
    async (visitor) => {
      await visitor.type(EMAIL, ADDRESS);
      await visitor.click(button('Continue with email'));
    },
    sees,
    sends,
  );
const givesPassword = (field: Wanted, password: string, sees: Wanted, ...sends: string[]) =>
  does(
    async (visitor) => {
      await visitor.fillAs(field, password, 'input');
      await visitor.click(button('Continue'));
    },
    sees,
    sends,
  );
const follows = (sees: Wanted, sends: string[] = [], place = 0, token = PUBLIC_TOKEN) =>
  does(async (visitor, { link }) => visitor.tab.open(await link(ADDRESS, place, token)), sees, sends);

const LINK_SENDS = '/magic_links/email/login_or_create';
const LINK_CALL = '/magic_links/authenticate';
const logsIn = (password: string, sees: Wanted) =>
  givesPassword(CURRENT_PASSWORD, password, sees, '/passwords/authenticate');
const makes = (password: string, call: string) =>
  givesPassword(NEW_PASSWORD, password, SIGNED_IN, '/passwords/strength_check', call);
const forgets = [
  givesEmail(CURRENT_PASSWORD, '/users/search'),
  press('Forgot password?', CHECK_EMAIL, ['/passwords/email/reset/start']),
];
const hasPassword = (stage: Stage) => stage.account({ password: PASSWORD });

const mails: HostFlow[] = [
  {
    title: 'a typed email code signs in',
    host: '/sign-in?products=otp&otp=email',
    steps: [
      givesEmail(CODE, '/otps/email/login_or_create'),
      does(async (visitor, { code }) => visitor.type(CODE, await code(ADDRESS)), SIGNED_IN, [
        '/otps/authenticate',
      ]),
    ],
  },
  ...[
    {
      title: 'without PKCE',
      host: '/sign-in?products=emailMagicLinks',
      token: PUBLIC_TOKEN,
      confirms: press('Finish signing in', button('Send a new link'), [LINK_CALL]),
    },
    { title: 'with PKCE', host: '/sign-in?products=emailMagicLinks&pkce=1', token: PKCE_TOKEN },
  ].map(({ title, host, token, confirms }) => ({
    title: `a link ${title} signs in, and a used one offers a new one`,
    isMain: confirms !== undefined,
    host,
    steps: [
      givesEmail(CHECK_EMAIL, LINK_SENDS),
      follows(SIGNED_IN, [LINK_CALL], 0, token),
      signsOut,
      // The sign-out deletes the verifier of a link.
      follows(button(confirms ? 'Finish signing in' : 'Send a new link'), [], 0, token),
      ...(confirms ? [confirms] : []),
    ],
  })),
  {
    title: 'a link with PKCE in another browser names the browser where it works',
    host: '/sign-in?products=emailMagicLinks&pkce=1',
    steps: [
      givesEmail(CHECK_EMAIL, LINK_SENDS),
      does(async (_, { tab, profile, link }) => {
        const other = await tab(await profile());
        await other.tab.open(await link(ADDRESS, 0, PKCE_TOKEN));
        await other.shown(heading('This link only works where you asked for it'));
      }, PAGE),
    ],
  },
  {
    title: 'a visitor signs up, logs in, and sets a new password by the reset mail',
    isMain: true,
    host: PASSWORDS,
    steps: [
      givesEmail(NEW_PASSWORD, '/users/search'),
      makes(PASSWORD, '/passwords'),
      signsOut,
      opens(PASSWORDS, EMAIL),
      ...forgets,
      follows(NEW_PASSWORD),
      makes(NEW, '/passwords/email/reset'),
      signsOut,
      opens(PASSWORDS, EMAIL),
      givesEmail(CURRENT_PASSWORD, '/users/search'),
      logsIn(PASSWORD, alert('Wrong email address or password')),
      logsIn(NEW, SIGNED_IN),
    ],
  },
  {
    title: 'the mail for a forgotten password signs in without one',
    host: PASSWORDS,
    before: hasPassword,
    steps: [...forgets, follows(SIGNED_IN, [LINK_CALL], 1)],
  },
];

const atProvider = (label: string) => heading(`Sign in to PriceRx with ${label}`);
const goesTo = (label: string) => press(`Continue with ${label}`, atProvider(label));
const choosesAccount = does(
  async (visitor) => {
    await visitor.type({ css: 'input[name=email], input[type=email]' }, ADDRESS);
    await visitor.click(button('Continue'));
  },
  SIGNED_IN,
  ['/oauth/authenticate'],
);

const social: HostFlow[] = [
  ...['Google', 'Apple', 'GitHub'].map((label) => ({
    title: `${label}: goes to the provider, returns and signs in`,
    isMain: label === 'Google',
    host: SOCIAL,
    steps: [goesTo(label), choosesAccount],
  })),
  {
    title: 'a project that requires PKCE signs in with a provider, and one click chooses a known account',
    isMain: true,
    host: `${SOCIAL}&pkce=1`,
    steps: [
      goesTo('Google'),
      choosesAccount,
      signsOut,
      opens(`${SOCIAL}&pkce=1`, button('Continue with Google')),
      goesTo('Google'),
      press(ADDRESS, SIGNED_IN, ['/oauth/authenticate']),
    ],
  },
  ...[
    { ends: 'Refuse', says: 'You did not finish logging in with Google. Try again, or choose another way.' },
    { ends: 'Fail', says: 'Google could not log you in. Try again, or choose another way.' },
  ].map(({ ends, says }) => ({
    title: `after "${ends}" at the provider the page says so, and its controls work`,
    isMain: ends === 'Refuse',
    host: '/sign-in?products=oauth,otp&otp=email',
    steps: [
      goesTo('Google'),
      press(ends, alert(says)),
      does((visitor) => visitor.type(EMAIL, ADDRESS), { ...EMAIL, value: ADDRESS }),
      goesTo('Apple'),
    ],
  })),
  {
    title: 'Back from the provider keeps the typed text and enables the buttons',
    notIn: BACK_HANGS_IN,
    host: '/sign-in?products=oauth,otp&otp=email',
    steps: [
      does((visitor) => visitor.type(EMAIL, ADDRESS), { ...EMAIL, value: ADDRESS }),
      goesTo('Google'),
      does((visitor) => visitor.back(), { ...EMAIL, value: ADDRESS }),
      goesTo('Apple'),
    ],
  },
];

/** What a sign-in must not leave in the address and in the storage. */
const SECRETS = /[?&](token|error)=|PKCE_VERIFIER/;

/** Flows that need navigations. */
export const hostFlows: Visit[] = [...mails, ...social, ...appsAndWallets].map(
  ({ title, isMain, notIn = [], host, before, steps }) => ({
    title,
    isMain,
    notIn,
    async run(stage) {
      await before?.(stage);
      const visitor = await stage.host(host);
      await playSteps(steps, visitor, stage);
      const left = await visitor.tab.evaluate(() => location.search + Object.keys(localStorage).join());
      if (steps.at(-1)?.sees === SIGNED_IN) expect(left).not.toMatch(SECRETS);
    },
  }),
);
