import type { Page } from 'playwright-core';
import { signInByCode, useProvider, type ProviderVisitor } from '../../support/provider/site';

const provider = useProvider();
const STATE = 'a state, untouched';

/** The app, whose pages are on another site. */
const app = () => ({
  client_id: 'app-diary',
  client_name: 'Diary',
  redirect_uris: [`${provider.pages.url}/ours`],
  // The provider's own page sends the app's challenge, but this app has none.
  pkce_required: false,
  post_logout_redirect_uris: [`${provider.pages.url}/ours`],
});

async function signedIn(email: string): Promise<ProviderVisitor> {
  const visitor = await provider.visit({ oauth_clients: [app()] }, 'widget');
  await signInByCode(provider, visitor, email);
  return visitor;
}

/** Opens the provider's own consent or sign-out screen with an app's request. */
async function come(visitor: ProviderVisitor, query: Record<string, string>): Promise<void> {
  await visitor.reload(`?${new URLSearchParams({ client_id: app().client_id, state: STATE, ...query })}`);
  await visitor.call('mountIdentityProvider', { elementId: '#widget' });
}

const authorize = () => ({
  redirect_uri: `${provider.pages.url}/ours`,
  response_type: 'code',
  scope: 'openid email full_access',
});

/** Waits for the return to the app. */
async function queryAtApp(page: Page, name: string): Promise<Record<string, string>> {
  await page.getByRole('button', { name }).click();
  await page.waitForURL(/\/ours/);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

describe('§7 Sandbox: the provider’s own widget', () => {
  it.each([
    { channel: 'email', typed: 'widget@example.com', shows: 'widget@example.com' },
    { channel: 'sms', typed: '4155550123', shows: '(415) 555-0123' },
  ])('signs in by a code: $channel', async ({ channel, typed, shows }) => {
    const visitor = await provider.visit(undefined, 'widget');
    await visitor.call('mountLogin', {
      elementId: '#widget',
      config: {
        products: ['otp'],
        otpOptions: { methods: [channel], expirationMinutes: 5 },
        sessionOptions: { sessionDurationMinutes: 60 },
      },
    });
    const { page, publicToken } = visitor;
    const field = page.getByRole('textbox');
    await field.pressSequentially(typed);
    // Numbers are formatted by the sandbox's page of client-side services, in a frame.
    await page.waitForFunction((text) => document.querySelector('input')?.value === text, shows);
    await page.getByRole('button', { name: /^Continue/ }).click();
    const to = channel === 'email' ? typed : `+1${typed}`;
    const { code } = await provider.site.control.nextMessage({ public_token: publicToken, to });
    await field.first().fill(code ?? '');
    await page.getByText('Success!').waitFor();
    expect(await visitor.call('user.getSync')).toMatchObject({
      [channel === 'email' ? 'emails' : 'phone_numbers']: [{ verified: true }],
    });
  });

  it('Allow gives the app a code, tokens, and a session for its access token', async () => {
    const visitor = await signedIn('consent@example.com');
    await come(visitor, authorize());
    const { code = '', state } = await queryAtApp(visitor.page, 'Allow');
    expect(state).toBe(STATE);

    const answer = await fetch(`${provider.site.sandboxUrl}/v1/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: app().client_id,
        redirect_uri: authorize().redirect_uri,
        code,
      }),
    });
    const { access_token } = (await answer.json()) as Record<string, string>;
    await visitor.reload();
    expect(await visitor.call('user.getConnectedApps')).toMatchObject({
      connected_apps: [{ name: 'Diary' }],
    });
    const exchanged = await visitor.call('session.exchangeAccessToken', {
      access_token,
      session_duration_minutes: 60,
    });
    expect(exchanged).toMatchObject({ user: { emails: [{ email: 'consent@example.com' }] } });
  });

  it('Deny returns an error to the app', async () => {
    const visitor = await signedIn('refusal@example.com');
    await come(visitor, authorize());
    expect(await queryAtApp(visitor.page, 'Deny')).toMatchObject({ error: 'access_denied', state: STATE });
  });

  it('signs the visitor out for an app after they confirm', async () => {
    const visitor = await signedIn('bye@example.com');
    await come(visitor, { post_logout_redirect_uri: `${provider.pages.url}/ours` });
    expect(await queryAtApp(visitor.page, 'Yes')).toEqual({ state: STATE });
    await visitor.reload();
    expect(await visitor.call('session.getSync')).toBeNull();
  });
});
