import { tokenFor } from '../../../../tests/calls/sessions';
import { headlessClient, signIn } from '../../../../tests/visits/headless';
import { setUpSandbox } from '../../../../tests/sandbox';
import { eventually } from '../../../../tests/time';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const factors = (session: { authentication_factors: { type: string }[] } | null) =>
  session?.authentication_factors.map(({ type }) => type);

/** Minutes from the session's last access to its end. */
const length = ({ expires_at, last_accessed_at }: { expires_at: string; last_accessed_at: string }) =>
  Math.round((Date.parse(expires_at) - Date.parse(last_accessed_at)) / 60_000);

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
});
