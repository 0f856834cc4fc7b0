/** @jest-environment node */
import { controlOf } from '../testing/control';
import { useSandbox, visitorOf } from '../testing/visitor';

const sandbox = useSandbox();
const control = controlOf(sandbox);
const TOKEN = 'public-token-test-sandbox';

describe('§7 Sandbox: control: users', () => {
  it('creates a user who can sign in, with the roles in user and session', async () => {
    const user = {
      public_token: TOKEN,
      email: 'Ada@example.com',
      phone_number: '+14155550123',
      roles: ['editor'],
    };
    const { body } = await control('POST', '/users', user);
    const found = await control('GET', '/users', { public_token: TOKEN, email: 'ada@example.com' });
    expect(found.body).toMatchObject({
      users: [{ user_id: body['user_id'], status: 'active', roles: ['editor'] }],
    });
    const { data } = await visitorOf(sandbox.current).signIn('ada@example.com');
    expect([data.user_id, data.session.roles]).toEqual([body['user_id'], ['editor']]);
  });

  it('finds users by phone number, all users without a filter, and none for an unknown address', async () => {
    await control('POST', '/users', { public_token: TOKEN, phone_number: '+14155550123' });
    await control('POST', '/users', { public_token: TOKEN, email: 'bob@example.com' });
    const count = async (query: object) =>
      ((await control('GET', '/users', { public_token: TOKEN, ...query })).body['users'] as unknown[]).length;
    expect(await count({ phone_number: '+14155550123' })).toBe(1);
    expect(await count({})).toBe(2);
    expect(await count({ email: 'nobody@example.com' })).toBe(0);
  });

  it.each([
    [{ email: 'taken@example.com' }, /exists already/],
    [{ email: 'nonsense' }, /email "nonsense": The email address is not valid/],
    [{ phone_number: '123' }, /phone_number "123"/],
    [{ public_token: 'public-token-test-nobody' }, /does not exist .*POST \/sandbox\/v1\/projects/],
    [{ mail: 'x@example.com' }, /additional property 'mail'/],
  ])('refuses %j', async (input, error) => {
    await control('POST', '/users', { public_token: TOKEN, email: 'taken@example.com' });
    const answer = await control('POST', '/users', { public_token: TOKEN, ...input });
    expect([answer.status, answer.body['error']]).toEqual([400, expect.stringMatching(error)]);
  });
});
