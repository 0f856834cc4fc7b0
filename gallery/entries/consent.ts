import { consentAnswered, logoutAnswered } from '../../src/screens/idp/slice';
import type { RBACPolicy } from '../../src/domain/entities';
import { BOOTSTRAP, bootstrap, data, refusal, type Answer } from '../data/answers';
import { dispatch, lack, press, see, type Entry, type Step } from './entry';
import { ADA, META } from '../data/people';

const APP = 'client_id=app-refill-reminders';
const ASKS = `?${APP}&redirect_uri=http%3A%2F%2F127.0.0.1%3A4312%2Fcallback`;
const LEAVES = `?${APP}&post_logout_redirect_uri=http%3A%2F%2F127.0.0.1%3A4312%2Fsigned-out`;
const START = 'POST /oauth/authorize/start';
const ALERT = '[role=alert]:not(:empty)';

const asks = (grantable_scope: string, ungrantable_scope = '', consent_required = true): Answer =>
  data({
    ...META,
    user_id: ADA.user_id,
    user: ADA,
    consent_required,
    oidc_client: {
      client_id: 'app-refill-reminders',
      client_name: 'Refill Reminders',
      client_description: '',
      client_type: 'third_party_public',
    },
    grantable_scope,
    ungrantable_scope,
  });

const POLICY: RBACPolicy = {
  roles: [],
  resources: [],
  scopes: [
    {
      scope: 'read:prices',
      description: 'See the prices that you have saved, and where you saved them',
      permissions: [],
    },
    { scope: 'write:prices', description: '', permissions: [] },
  ],
};

const onConsent = {
  screen: 'IDPConsent',
  widget: 'identityProvider',
  user: ADA,
  query: ASKS,
  answers: { [START]: asks('openid profile email phone offline_access') },
} as const;
const onLogout = {
  ...onConsent,
  query: LEAVES,
  answers: {
    'POST /oauth/logout/start': data({ consent_required: true, redirect_uri: 'http://127.0.0.1:4312/' }),
  },
} as const;

const BUTTONS = 'button + button, button';
/** Allow, or Yes, takes clicks. */
const toQuestion: Step[] = [see('button:not([aria-disabled]) + button')];

export const CONSENT_ENTRIES: Entry[] = [
  { ...onConsent, name: 'consent', title: 'an app asks', steps: toQuestion, sees: 'summary' },
  {
    ...onConsent,
    name: 'consent-details',
    title: 'details of the scopes',
    steps: [...toQuestion, press('summary')],
    sees: 'details[open]',
  },
  {
    ...onConsent,
    name: 'consent-custom',
    title: 'custom scopes, and one that cannot be granted',
    query: `${ASKS}&scope=openid+read:prices+write:prices+full_access`,
    answers: {
      [START]: asks('openid read:prices write:prices', 'full_access'),
      [BOOTSTRAP]: bootstrap({ rbac_policy: POLICY }),
    },
    steps: toQuestion,
    sees: 'li',
  },
  {
    ...onConsent,
    name: 'consent-manifest',
    title: 'texts of the host’s consent manifest',
    manifest: [
      { header: 'Refill Reminders will be able to', items: ['See the names of your medicines'] },
      {
        header: 'Refill Reminders will not be able to',
        items: [{ text: 'Order anything in your name', details: ['Prescriptions', 'Payments'] }],
      },
    ],
    steps: toQuestion,
    sees: 'li',
  },
  {
    ...onConsent,
    name: 'consent-nothing',
    title: 'an app whose scopes cannot be granted',
    query: `${ASKS}&scope=full_access`,
    answers: { [START]: asks('', 'full_access') },
    steps: toQuestion,
    sees: 'h2',
  },
  {
    ...onConsent,
    name: 'consent-denied',
    title: 'denied',
    steps: [...toQuestion, dispatch(consentAnswered(false)), lack('button')],
    sees: 'section',
  },
  {
    ...onConsent,
    name: 'consent-success',
    title: 'allowed, on the way back to the app',
    steps: [...toQuestion, dispatch(consentAnswered(true))],
    sees: 'h2',
  },
  {
    ...onConsent,
    name: 'consent-known',
    title: 'allowed before, on the way back to the app',
    answers: { [START]: asks('openid', '', false) },
    sees: 'h2',
  },
  {
    ...onConsent,
    name: 'consent-waiting',
    title: 'the request is loading',
    answers: { [START]: 'never' },
    sees: '[role=status]',
  },
  {
    ...onConsent,
    name: 'consent-no-session',
    title: 'no session',
    user: undefined,
    sees: 'section',
  },
  {
    ...onConsent,
    name: 'consent-missing',
    title: 'the app’s request lacks a parameter',
    query: `?${APP}`,
    sees: ALERT,
  },
  {
    ...onConsent,
    name: 'consent-failed',
    title: 'the provider cannot be reached',
    answers: { [START]: 'lost' },
    sees: ALERT,
  },
  {
    ...onConsent,
    name: 'consent-refused',
    title: 'the provider refuses the app',
    answers: { [START]: refusal(400, 'invalid_client', 'The app is not known to this project.') },
    sees: ALERT,
  },
  {
    ...onLogout,
    name: 'consent-logout',
    title: 'an app asks for a sign-out',
    steps: toQuestion,
    sees: BUTTONS,
  },
  {
    ...onLogout,
    name: 'consent-not-logged-out',
    title: 'no sign-out',
    steps: [...toQuestion, dispatch(logoutAnswered(false)), lack('button')],
    sees: 'section',
  },
];
