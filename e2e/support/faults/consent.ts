import { expect } from '@playwright/test';
import { PUBLIC_TOKEN } from '../site/page';
import { signInByCalls } from '../widget/passkeys';
import { button, heading, shown } from '../widget/widget';
import type { Step, Visitor } from './step';

/** Signs in on the consent page. */
const comeFromApp =
  (parameters: Record<string, string>) =>
  async ({ page, site, email }: Visitor): Promise<void> => {
    const back = site.bare.add({ html: '<h1>Back in the app</h1>' });
    await site.control.createProject({
      public_token: PUBLIC_TOKEN,
      bootstrap: { project_name: 'PriceRx' },
      oauth_clients: [
        {
          client_id: 'connected-app-test-faults',
          client_name: 'Pill Planner',
          redirect_uris: [back],
          post_logout_redirect_uris: [back],
          pkce_required: false,
        },
      ],
    });
    const uris: Record<string, string> = parameters['response_type']
      ? { redirect_uri: back }
      : { post_logout_redirect_uri: back };
    const query = new URLSearchParams({ client_id: 'connected-app-test-faults', ...parameters, ...uris });
    await page.goto(`${page.url()}?${query.toString()}`);
    await signInByCalls(page, site, email);
  };

const question = (flow: string, parameters: Record<string, string>, call: string, answer: string): Step => ({
  flow,
  step: 'question',
  call,
  chunk: 'idp',
  isSignedIn: true,
  actsOnMount: true,
  method: 'mountIdentityProvider',
  args: () => ({}),
  setUp: comeFromApp(parameters),
  act: () => Promise.resolve(),
  again: ({ page }) => button(page, 'Try again').click(),
  done: ({ page }) => shown(button(page, answer)),
});

const answer = (
  flow: string,
  parameters: Record<string, string>,
  label: string,
  more: Partial<Step>,
): Step => ({
  flow,
  step: 'answer',
  isSignedIn: true,
  isOnce: true,
  leaves: true,
  method: 'mountIdentityProvider',
  args: () => ({}),
  setUp: comeFromApp(parameters),
  arrive: ({ page }) => shown(button(page, label)),
  act: ({ page }) => button(page, label).click(),
  done: ({ page }) => shown(heading(page, 'Back in the app')),
  ...more,
});

const isSignedOut = async ({ page, context }: Visitor): Promise<void> => {
  await shown(heading(page, 'Back in the app'));
  expect((await context.cookies()).filter(({ name }) => name === 'stytch_session')).toEqual([]);
};

const CONSENT = { response_type: 'code', scope: 'openid profile email' };

export const CONSENT_STEPS: Step[] = [
  question('Consent', CONSENT, '/oauth/authorize/start', 'Allow'),
  answer('Consent', CONSENT, 'Allow', {}),
  question('Logout', {}, '/oauth/logout/start', 'Yes'),
  answer('Logout', {}, 'Yes', { call: '/sessions/revoke', isBare: true, goesOn: true, done: isSignedOut }),
];
