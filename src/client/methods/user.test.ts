import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn, signInElsewhere } from '../../../tests/visits/headless';
import { holdTime, pass } from '../../../tests/time';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();

describe('§7 API calls: client.user', () => {
  it('get resolves to the user, and remembers them', async () => {
    const client = headlessClient(page);
    const { user } = await signIn(page, client);
    const fetched = await client.user.get();
    expect(fetched).toEqual(user);
    expect(fetched).not.toHaveProperty('request_id');
    expect(fetched).not.toHaveProperty('status_code');
    expect(client.user.getSync()).toEqual(fetched);
    expect(client.user.getInfo()).toEqual({ user: fetched, fromCache: false });
  });

  it('get rejects without a session', async () => {
    const client = headlessClient(page);
    expect(await rejection(client.user.get())).toMatchObject({
      name: 'StytchAPIError',
      error_type: 'user_unauthenticated',
    });
    expect(client.user.getSync()).toBeNull();
  });

  it('two calls of get within 2 s share one request', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    await Promise.all([client.user.get(), client.user.get()]);
    await client.user.get();
    expect(page.calls('/users/me')).toHaveLength(1);
  });

  it('calls of get before and after updateSession do not share a request', async () => {
    const people = [EMAIL, 'grace@example.com'];
    const tokens: string[] = [];
    for (const email of people) tokens.push((await signInElsewhere(page, email)).session_token);
    const client = headlessClient(page);
    for (const [at, session_token = ''] of tokens.entries()) {
      client.session.updateSession({ session_token });
      expect((await client.user.get()).emails[0]?.email).toBe(people[at]);
    }
  });

  it.each([
    ['is retried after 5 s', false, 2],
    ['is not retried after the client was destroyed', true, 1],
  ])('a temporary failure %s', async (_, destroyed, calls) => {
    const client = headlessClient(page, { events: false });
    await signIn(page, client);
    await page.idle();
    holdTime();
    await page.fault('/users/me', { status: 503 });
    expect(await rejection(client.user.get())).toMatchObject({ status_code: 503 });
    if (destroyed) client.destroy();
    await pass(5_000);
    await page.idle();
    expect(page.calls('/users/me')).toHaveLength(calls);
  });

  it('update changes the user, calls listeners once, and keeps the other fields', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const received: unknown[] = [];
    const sessions: unknown[] = [];
    client.user.onChange((user) => received.push(user?.name.first_name));
    client.session.onChange((session) => sessions.push(session));
    const answer = await client.user.update({
      name: { first_name: 'Ada' },
      untrusted_metadata: { plan: 'gold' },
    });
    expect(answer).toMatchObject({ emails: [{ email: EMAIL }] });
    expect(answer).not.toHaveProperty('__user');
    expect(client.user.getSync()).toMatchObject({
      name: { first_name: 'Ada' },
      untrusted_metadata: { plan: 'gold' },
      emails: [{ email: EMAIL, verified: true }],
    });
    expect(received).toEqual(['Ada']);
    // The session is the same.
    expect(sessions).toEqual([]);
    expect(JSON.parse(localStorage.getItem(`stytch_sdk_state_${page.publicToken}`) ?? '')).toMatchObject({
      user: { name: { first_name: 'Ada' } },
    });
  });

  it('onChange gets null after a sign-out', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const received: unknown[] = [];
    const stop = client.user.onChange((user) => received.push(user));
    await client.session.revoke();
    expect(received).toEqual([null]);
    stop();
    await signIn(page, client);
    expect(received).toHaveLength(1);
  });
});
