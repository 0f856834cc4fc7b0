import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection, signIn, signInElsewhere } from '../../../tests/visits/headless';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();

describe('§7 API calls: client.user', () => {
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

  it('no id leads out of its place in the path', async () => {
    const client = headlessClient(page);
    await signIn(page, client);
    const segments = {
      'nobody’s': 'nobody%E2%80%99s',
      '../../me': '..%2F..%2Fme',
      '..': '%252E%252E',
      '.': '%252E',
      'a..': 'a..',
    };
    for (const [id, segment] of Object.entries(segments)) {
      expect(await rejection(client.user.deleteEmail(id))).toMatchObject({ error_type: 'email_not_found' });
      expect(page.calls().map(({ path }) => path.split('/')[3])).toContain(segment);
    }
  });
});
