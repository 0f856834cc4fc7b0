/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const visitor = () => visitorOf(sandbox.current);
const said = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];
const newUser = async (email: string) =>
  (await sandbox.current.control.createUser({ public_token, email })).user_id;

describe('§7 Sandbox: impersonation', () => {
  const use = (impersonation_token: unknown) =>
    visitor().call('/impersonation/authenticate', { impersonation_token });

  it('signs in as the user once, for 1 hour', async () => {
    const user_id = await newUser('ada@example.com');
    const kind = 'impersonation';
    const { token, ...rest } = await sandbox.current.control.createToken({ public_token, user_id, kind });
    expect(rest).toEqual({});
    const { status, data } = await use(token);
    expect([status, data.user_id, data.session.authentication_factors[0]?.type]).toEqual([
      200,
      user_id,
      'impersonated',
    ]);
    const { started_at, expires_at } = data.session;
    expect(Date.parse(expires_at) - Date.parse(started_at)).toBe(3_600_000);
    expect(said(await use(token))).toEqual([401, 'unable_to_auth_impersonation_token']);
  });

  it('refuses unknown and expired tokens, and wrong types', async () => {
    const user_id = await newUser('ada@example.com');
    const { token } = await sandbox.current.control.createToken({
      public_token,
      user_id,
      kind: 'impersonation',
    });
    expect(said(await use('x'))).toEqual([401, 'unable_to_auth_impersonation_token']);
    expect((await use(1)).issues[0]?.dataPath).toBe('.impersonation_token');
    await sandbox.current.control.advanceClock({ advance_ms: 600_000 });
    expect(said(await use(token))).toEqual([401, 'unable_to_auth_impersonation_token']);
  });
});

describe('§7 Sandbox: attestation', () => {
  const attest = (given: object, session?: string) => visitor().call('/sessions/attest', given, { session });
  const trusted = async (user_id: string) => {
    const { token, profile_id } = await sandbox.current.control.createToken({
      public_token,
      user_id,
      kind: 'trusted_auth',
    });
    return { token, profile_id };
  };
  const REFUSED = [401, 'invalid_token'];

  it('signs in the user of a trusted issuer’s token once', async () => {
    const user_id = await newUser('ada@example.com');
    const given = await trusted(user_id);
    const { status, data } = await attest({ ...given, session_duration_minutes: 30 });
    expect([status, data.user_id, data.session.authentication_factors[0]?.type]).toEqual([
      200,
      user_id,
      'trusted_auth_token',
    ]);
    expect(Date.parse(data.session.expires_at) - Date.parse(data.session.started_at)).toBe(1_800_000);
    expect(said(await attest(given))).toEqual(REFUSED);
  });

  it('refuses tokens that are changed, expired, of another profile or of another kind', async () => {
    const user_id = await newUser('ada@example.com');
    const given = await trusted(user_id);
    const [header, , signature] = given.token.split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', jti: 'y', exp: 9e9 })).toString('base64url');
    const tries = [
      { token: `${header}.${forged}.${signature}` },
      { token: `${given.token}x` },
      { token: 'a.b' },
      { profile_id: 'another' },
    ];
    for (const change of tries) expect(said(await attest({ ...given, ...change }))).toEqual(REFUSED);
    const short = await attest({ ...given, session_duration_minutes: 1 });
    expect(said(short)).toEqual([400, 'invalid_session_duration']);
    const impersonation = await sandbox.current.control.createToken({
      public_token,
      user_id,
      kind: 'impersonation',
    });
    expect(said(await attest({ ...given, token: impersonation.token }))).toEqual(REFUSED);
    await sandbox.current.control.advanceClock({ advance_ms: 590_000 });
    expect((await attest(given)).status).toBe(200);
    const late = await trusted(user_id);
    await sandbox.current.control.advanceClock({ advance_ms: 600_000 });
    expect(said(await attest(late))).toEqual(REFUSED);
  });

  it('adds a factor to the session given by header, token or JWT', async () => {
    const { user_id, session, session_token, session_jwt } = (await visitor().signIn()).data;
    const byHeader = await attest(await trusted(user_id), session_token);
    const byToken = await attest({ ...(await trusted(user_id)), session_token });
    const byJwt = await attest({ ...(await trusted(user_id)), session_jwt });
    const answers = [byHeader, byToken, byJwt].map(({ data }) => data);
    expect(answers.map((data) => data.session.session_id)).toEqual(answers.map(() => session.session_id));
    expect(answers.map((data) => data.session_token === session_token)).toEqual([true, true, false]);
    const mine = { session: byJwt.data.session_token };
    expect((await visitor().call('/users/me', undefined, mine)).data.user_id).toBe(user_id);
    const refused = await attest({ ...(await trusted(user_id)), session_token: 'x' });
    expect(said(refused)).toEqual([404, 'session_not_found']);
    const noSession = await attest({ ...(await trusted(user_id)), session_jwt: 'x' });
    expect(said(noSession)).toEqual([404, 'session_not_found']);
  });
});

describe('§7 Sandbox: POST /tokens', () => {
  it.each([
    [{ kind: 'magic' }, /kind/],
    [{ user_id: 'user-test-nobody' }, /There is no user/],
    [{ public_token: 'public-token-test-unknown' }, /does not exist/],
  ])('refuses %j with an error that names the fix', async (change, hint) => {
    const user_id = await newUser('ada@example.com');
    const input = { public_token, user_id, kind: 'impersonation', ...change };
    await expect(sandbox.current.control.createToken(input as never)).rejects.toThrow(hint);
  });
});
