/** @jest-environment node */
import { createSandboxControl } from './controlClient';
import { serve } from './http';
import { freePort } from './testing/freePort';
import { useSandbox, visitorOf } from './testing/visitor';

const TESTS = 20;
const EMAIL = 'ada@example.com';

const sandbox = useSandbox();

describe('§7 Sandbox: 20 tests at the same time, each with a project of its own', () => {
  it('see nothing of each other: users, messages, faults, calls, sessions and deleted data', async () => {
    const { url, close } = await serve(sandbox.current, { port: await freePort() });

    /** What a test does, and what it sees afterwards. */
    async function run(publicToken: string) {
      const control = createSandboxControl(url, { publicToken, timeoutMs: 20_000 });
      const { call } = visitorOf({ ...sandbox.current, origin: url, handle: fetch }, publicToken);
      await control.createProject({ bootstrap: { project_name: publicToken } });
      await control.addFault({ path: '/sessions/authenticate', status: 503, times: 1 });
      const sent = await call('/otps/email/login_or_create', { email: EMAIL, expiration_minutes: 5 });
      const { data } = await call('/otps/authenticate', {
        token: await control.lastCode(EMAIL),
        method_id: sent.data.method_id,
        session_duration_minutes: 30,
      });
      const session = data.session_token;
      const confirm = () => call('/sessions/authenticate', {}, { session });
      const answers = [await confirm(), await confirm()];
      return { publicToken, control, call, session, confirm, userId: data.user_id, answers };
    }

    const tokens = Array.from({ length: TESTS }, (_, index) => `public-token-test-parallel-${index}`);
    const tests = await Promise.all(tokens.map(run));
    await Promise.all(
      tests.map(async ({ publicToken, control, call, userId, answers }, index) => {
        expect(answers.map(({ status }) => status)).toEqual([503, 200]);
        const settings = (await call(`/projects/bootstrap/${publicToken}`)).data;
        expect(settings).toMatchObject({ project_name: publicToken });
        const { users } = await control.users({ email: EMAIL });
        expect(users.map(({ user_id }) => user_id)).toEqual([userId]);
        expect((await control.messages()).messages).toHaveLength(1);
        const { requests } = await control.requests();
        expect(requests.map(({ path, status }) => [path, status]).slice(0, 4)).toEqual([
          ['/otps/email/login_or_create', 200],
          ['/otps/authenticate', 200],
          ['/sessions/authenticate', 503],
          ['/sessions/authenticate', 200],
        ]);
        const neighbour = tests[(index + 1) % TESTS];
        const foreign = await call('/sessions/authenticate', {}, { session: neighbour?.session });
        expect([foreign.status, foreign.errorType]).toEqual([404, 'session_not_found']);
      }),
    );
    expect(new Set(tests.map(({ userId }) => userId)).size).toBe(TESTS);

    const [left, right] = [tests.filter((_, index) => index % 2), tests.filter((_, index) => !(index % 2))];
    await Promise.all(left.map(({ control }) => control.deleteData()));
    const statusOf = async (test: (typeof tests)[number]) => (await test.confirm()).status;
    expect(new Set(await Promise.all(left.map(statusOf)))).toEqual(new Set([404]));
    expect(new Set(await Promise.all(right.map(statusOf)))).toEqual(new Set([200]));
    await close();
  });
});
