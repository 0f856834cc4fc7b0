/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const TOKEN = 'public-token-test-sandbox';
/** JSON of this depth, whose texts contain brackets too. */
const nested = (depth: number): string =>
  `{"untrusted_metadata":{"note":"[[{{\\"[","deep":${'['.repeat(depth - 2)}${']'.repeat(depth - 2)}}}`;

const send = async (path: string, body: string, headers: Record<string, string> = {}) => {
  const type = { 'Content-Type': 'application/json' };
  const init = {
    method: path.includes('/users/me') ? 'PUT' : 'POST',
    headers: { ...type, ...headers },
    body,
  };
  return sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`, init));
};
const basic = (session: string): string => `Basic ${Buffer.from(`${TOKEN}:${session}`).toString('base64')}`;
const PATHS = [
  '/sdk/v1/users/me',
  '/sdk/v1/otps/authenticate',
  '/sandbox/v1/faults',
  '/v1/oauth2/token',
  '/v1/oauth/callback/x',
  '/submit',
  '/gsi/credential',
];

describe('§7 Sandbox: deeply nested JSON', () => {
  it.each(PATHS)('of 240 kB is refused by %s, and its depth is named', async (path) => {
    const failures = jest.spyOn(console, 'error').mockReturnValue();
    const { session_token } = (await visitorOf(sandbox.current).signIn()).data;
    const headers = { Authorization: basic(session_token) };
    for (const text of [nested(120_000), '['.repeat(240_000), '{"a":'.repeat(48_000)]) {
      const { status } = await send(path, text, headers);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect(failures).not.toHaveBeenCalled();
  });

  it('of 32 levels is stored and answered, one more level is a schema error', async () => {
    const { session_token } = (await visitorOf(sandbox.current).signIn()).data;
    const Authorization = basic(session_token);
    expect((await send('/sdk/v1/users/me', nested(32), { Authorization })).status).toBe(200);
    const refused = await send('/sdk/v1/users/me', nested(33), { Authorization });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('32 levels')]);
  });
});
