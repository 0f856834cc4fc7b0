/** @jest-environment node */
import { controlOf } from '../testing/control';
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const control = controlOf(sandbox);
const TOKEN = 'public-token-test-sandbox';

describe('§7 Sandbox: control: messages', () => {
  it('lists messages oldest first, filtered by recipient and by "after"', async () => {
    const visitor = visitorOf(sandbox.current);
    for (const email of ['a@example.com', 'b@example.com', 'a@example.com']) {
      await visitor.call('/otps/email/login_or_create', { email });
    }
    const list = async (query: object) =>
      (await control('GET', '/messages', { public_token: TOKEN, ...query })).body['messages'] as {
        id: string;
        to: string;
      }[];
    const all = await list({});
    expect(all.map(({ to }) => to)).toEqual(['a@example.com', 'b@example.com', 'a@example.com']);
    expect(await list({ to: 'A@example.com' })).toEqual([all[0], all[2]]);
    expect(await list({ after: all[1]?.id })).toEqual([all[2]]);
    await control('DELETE', '/messages', { public_token: TOKEN });
    expect(await list({})).toEqual([]);
    await visitor.call('/otps/email/login_or_create', { email: 'c@example.com' });
    expect(await list({ after: all[2]?.id })).toHaveLength(1);
  });

  it.each([
    ['GET', '/messages', { public_token: TOKEN, after: 'x' }, /should be the id of a message/],
    ['GET', '/messages', {}, /required property 'public_token'/],
    ['POST', '/scan', { message_id: 'message-99' }, /"message-99" does not exist/],
  ])('refuses %s %s %j', async (method, path, input, error) => {
    const answer = await control(method, path, input);
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(error)]);
  });
});
