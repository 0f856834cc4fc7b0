/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';

describe('§7 Sandbox: POST /scan', () => {
  const visited: string[] = [];
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    visited.length = 0;
    globalThis.fetch = (input) => {
      visited.push(String(input));
      return Promise.resolve(
        new Response(null, { status: 302, headers: { Location: 'http://127.0.0.1:6379/' } }),
      );
    };
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
  });
  async function scan(login_magic_link_url: string) {
    const visitor = visitorOf(sandbox.current);
    const fields = {
      email: 'ada@example.com',
      login_magic_link_url,
      signup_magic_link_url: login_magic_link_url,
    };
    expect((await visitor.call('/magic_links/email/login_or_create', fields)).status).toBe(200);
    const { id } = await visitor.lastMessage('ada@example.com');
    return sandbox.current.control.scan({ message_id: id });
  }

  it('does not fetch a URL that the project does not allow', async () => {
    for (const url of ['http://127.0.0.1:6379/', 'http://[::1]:5432/', 'http://localhost:22/']) {
      const result = await scan(url);
      expect(result.visited).toEqual([expect.stringContaining('/v1/redirect')]);
    }
    expect(visited).toEqual([]);
  });

  it('follows a link to the project’s redirect URL, and not the redirects of that page', async () => {
    const page = 'https://site.example/in?plan=gold';
    await sandbox.current.control.createProject({ public_token, redirect_urls: [page] });
    const result = await scan(page);
    expect(visited).toEqual([
      expect.stringMatching(/^https:\/\/site\.example\/in\?plan=gold&stytch_token_type=/),
    ]);
    expect(result.visited).toHaveLength(2);
  });

  it('without redirect_urls it opens pages at the origin of consent_url', async () => {
    expect((await scan('http://localhost:4310/in')).visited).toHaveLength(2);
    expect(visited).toEqual([expect.stringMatching(/^http:\/\/localhost:4310\/in\?/)]);
  });
});
