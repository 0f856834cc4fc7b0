import { accessToken, tokenFor } from '../../../../tests/calls/sessions';
import { headlessClient, rejection, signIn } from '../../../../tests/visits/headless';
import { setUpSandbox } from '../../../../tests/sandbox';
import { eventually } from '../../../../tests/time';
import { EMAIL } from '../../../../tests/visits/signIn';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const factors = (session: { authentication_factors: { type: string }[] } | null) =>
  session?.authentication_factors.map(({ type }) => type);

/** Minutes from the session's last access to its end. */
const length = ({ expires_at, last_accessed_at }: { expires_at: string; last_accessed_at: string }) =>
  Math.round((Date.parse(expires_at) - Date.parse(last_accessed_at)) / 60_000);

describe('§7 API calls: sessions/exchange_access_token', () => {
  it('signs in with a third-party app’s access token', async () => {
    const elsewhere = headlessClient(page);
    const { session_token, user_id } = await signIn(page, elsewhere);
    const access_token = await accessToken(page, session_token);
    await elsewhere.session.revoke();
    elsewhere.destroy();

    const client = headlessClient(page);
    const answer = await client.session.exchangeAccessToken({ access_token, ...MINUTES });
    expect(answer).toMatchObject({ user_id, user: { emails: [{ email: EMAIL }] } });
    expect(factors(client.session.getSync())).toEqual(['oauth_access_token_exchange']);
    expect(length(answer.session)).toBe(45);
    expect(client.session.getTokens()?.session_token).toBe(answer.session_token);
  });

  it('rejects an invalid token, and stays signed out', async () => {
    const client = headlessClient(page);
    const error = await rejection(client.session.exchangeAccessToken({ access_token: 'x', ...MINUTES }));
    expect(error).toMatchObject({ name: 'StytchAPIError' });
    expect(client.session.getSync()).toBeNull();
  });
});

describe('§7 API calls: the length of a session for a token of others', () => {
  it.each(['exchange_access_token', 'attest'])(
    '%s sends the length asked for, and a longer session is told to the developer',
    async (path) => {
      const client = headlessClient(page);
      const own = await signIn(page, client);
      const year = new Date(Date.parse(own.session.last_accessed_at) + 366 * 86_400_000).toISOString();
      const session = { ...own.session, expires_at: year };
      await page.fault(`/sessions/${path}`, { status: 200, body: { data: { ...own, session } } });
      const given = { ...MINUTES, token: 'token', profile_id: 'profile', access_token: 'token' };
      const { session: got } =
        path === 'attest'
          ? await client.session.attest(given)
          : await client.session.exchangeAccessToken(given);
      expect(page.lastCall(`/sessions/${path}`).body).toMatchObject(MINUTES);
      expect(got.expires_at).toBe(year);
      expect(page.console.take('527040 minutes')).toEqual([expect.stringContaining('45')]);
    },
  );

  it('a session of the length asked for is stored without a warning', async () => {
    const client = headlessClient(page);
    const { token, profile_id } = await tokenFor(page, 'trusted_auth');
    await client.session.attest({ profile_id, token, ...MINUTES });
    expect(page.console.take('minutes')).toEqual([]);
  });
});

describe('§7 API calls: sessions/attest', () => {
  it('signs in once with a token of another issuer', async () => {
    const client = headlessClient(page);
    const { token, profile_id, user_id } = await tokenFor(page, 'trusted_auth');
    const answer = await client.session.attest({ profile_id, token, ...MINUTES });
    expect(answer.user_id).toBe(user_id);
    expect(length(answer.session)).toBe(45);
    expect(client.session.getSync()).toEqual(answer.session);
    expect(await rejection(client.session.attest({ profile_id, token }))).toMatchObject({
      error_type: 'invalid_token',
    });
    expect(client.session.getSync()).toEqual(answer.session);
  });

  it('adds a factor to the given session', async () => {
    const client = headlessClient(page);
    const { session_token, session } = await signIn(page, client);
    const { token, profile_id } = await tokenFor(page, 'trusted_auth');
    const answer = await client.session.attest({ profile_id, token, session_token });
    expect(answer.session.session_id).toBe(session.session_id);
    expect(factors(client.session.getSync())).toEqual(['otp', 'trusted_auth_token']);
  });

  it('sends no missing or null field', async () => {
    const client = headlessClient(page);
    const { token, profile_id } = await tokenFor(page, 'trusted_auth');
    await client.session.attest({ profile_id, token, session_token: null } as never);
    expect(page.lastCall('/sessions/attest').body).toEqual({ profile_id, token });
  });
});

describe('§7 API calls: impersonation/authenticate', () => {
  it('signs in as the user and sends no duration, so the session lasts as long as the provider sets', async () => {
    const client = headlessClient(page, { keepSessionAlive: true });
    await signIn(page, client, 'support@example.com', 600);
    await client.session.revoke();
    const { token, user_id } = await tokenFor(page, 'impersonation');
    const answer = await client.impersonation.authenticate({ impersonation_token: token });
    expect(answer.user_id).toBe(user_id);
    expect(length(answer.session)).toBe(60);
    expect(factors(client.session.getSync())).toEqual(['impersonated']);
    expect(document.cookie).toContain(answer.session_token);
    expect(page.lastCall('/impersonation/authenticate').body).toEqual({ impersonation_token: token });
    client.destroy();

    headlessClient(page, { keepSessionAlive: true });
    await eventually(() => expect(page.lastCall('/sessions/authenticate').body).toEqual({}));
  });

  it('rejects a second use of a token', async () => {
    const client = headlessClient(page);
    const { token } = await tokenFor(page, 'impersonation');
    await client.impersonation.authenticate({ impersonation_token: token });
    await client.session.revoke();
    expect(await rejection(client.impersonation.authenticate({ impersonation_token: token }))).toMatchObject({
      error_type: 'unable_to_auth_impersonation_token',
    });
    expect(client.session.getSync()).toBeNull();
  });

  it('removes the token from the page’s address before it signs in', async () => {
    const client = headlessClient(page);
    const { token, user_id } = await tokenFor(page, 'impersonation');
    history.replaceState(null, '', `/account?stytch_token_type=impersonation&token=${token}&from=desk`);
    expect(client.parseAuthenticateUrl()).toEqual({ handled: true, tokenType: 'impersonation', token });
    const result = await client.authenticateByUrl(MINUTES);
    expect(location.search).toBe('?from=desk');
    expect(result).toMatchObject({ handled: true, tokenType: 'impersonation', data: { user_id } });
    expect(client.user.getSync()?.user_id).toBe(user_id);
  });
});
