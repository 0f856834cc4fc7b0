/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"customExportConditions": ["development", ""], "url": "http://localhost:4310/"}
 */
import { setupServer } from 'msw/node';
import { sandboxHandlers } from './msw';
import { useSandbox } from './testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const headers = { Authorization: `Basic ${btoa(`${public_token}:${public_token}`)}` };
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => server.resetHandlers(...sandboxHandlers(sandbox.current)));
afterAll(() => server.close());

const post = (path: string, body: object) =>
  fetch(`http://localhost:4311/sdk/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });

describe('§7 Sandbox: sandboxHandlers', () => {
  it('passes a sign-in on to the sandbox', async () => {
    const sent = (await (await post('/otps/email/login_or_create', { email: 'ada@example.com' })).json()) as {
      data: { method_id: string };
    };
    const { messages } = await sandbox.current.control.messages({ public_token });
    const body = { token: messages[0]?.code, method_id: sent.data.method_id, session_duration_minutes: 30 };
    const answer = await post('/otps/authenticate', body);
    expect(await answer.json()).toMatchObject({ data: { user: { emails: [{ email: 'ada@example.com' }] } } });
  });

  it('answers a network error after the sandbox is closed', async () => {
    await sandbox.current.close();
    await expect(post('/otps/authenticate', {})).rejects.toThrow('Failed to fetch');
  });

  it('answers a dropped connection with a network error', async () => {
    await sandbox.current.control.addFault({ public_token, path: '*', drop: true });
    await expect(post('/otps/authenticate', {})).rejects.toThrow('Failed to fetch');
    expect((await post('/otps/authenticate', {})).status).toBe(400);
  });
});
