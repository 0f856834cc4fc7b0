/** @jest-environment node */
import { useSandbox } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const NO_SCRIPTS = "sandbox; default-src 'none'";
const HTML = { public_token, path: '*', body: '<script>1</script>', content_type: 'text/html' };

const send = (path: string, init: RequestInit = {}) =>
  sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`, init));

describe('§7 Sandbox: HTML in answers runs no script', () => {
  const policyOf = ({ headers }: Response) => [
    headers.get('Content-Security-Policy'),
    headers.get('X-Content-Type-Options'),
  ];
  const Authorization = `Basic ${btoa(`${public_token}:${public_token}`)}`;

  it('a fault’s HTML runs no script, whatever headers the fault sets', async () => {
    const headers = {
      'content-security-policy': "script-src 'unsafe-inline'",
      'X-Content-Type-Options': 'x',
    };
    await sandbox.current.control.addFault({ ...HTML, headers });
    const answer = await send('/sdk/v1/users/me', { headers: { Authorization } });
    expect(answer.headers.get('Content-Type')).toBe('text/html');
    expect(policyOf(answer)).toEqual([NO_SCRIPTS, 'nosniff']);
  });

  it.each([
    '/sdk/v1/users/me',
    '/sdk/v1/nothing',
    '/sandbox/v1/health',
    '/sandbox/v1/nothing',
    '/sandbox/feed',
    '/nothing',
    '/.well-known/jwks.json',
    '/v1/oauth2/userinfo',
    '/v1/redirect?token=x',
    '/gsi/prompt',
    '/v1/public/oauth/google/onetap/start',
  ])('the answer of %s has a policy under which no script runs', async (path) => {
    expect(policyOf(await send(path))).toEqual([NO_SCRIPTS, 'nosniff']);
  });

  it.each(['/sandbox', '/v1/public/oauth/google/start?public_token=x', '/clientside-services/index.html'])(
    'the page %s keeps its own strict policy',
    async (path) => {
      const [policy, sniffing] = policyOf(await send(path));
      expect([policy, sniffing]).toEqual([expect.stringMatching(/^default-src 'none'; /), 'nosniff']);
    },
  );

  it('no other website can embed the console', async () => {
    expect(policyOf(await send('/sandbox'))[0]).toContain("frame-ancestors 'self'");
  });
});
