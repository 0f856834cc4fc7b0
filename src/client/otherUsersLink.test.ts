import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection, signIn } from '../../tests/visits/headless';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const MALLORY = 'mallory@example.com';
const MESSAGE =
  'This link is for a different account, so you were not logged in. Open the link in the email that you asked for.';

/** Calls the provider as another browser does. */
const elsewhere = (path: string, body: object, session = page.publicToken) =>
  fetch(`${page.options.endpoints.apiUrl}/sdk/v1${path}`, {
    method: 'POST',
    headers: {
      Authorization: `Basic ${btoa(`${page.publicToken}:${session}`)}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(body),
  });

/** A link that another browser has requested. */
async function linkOf(email: string): Promise<string> {
  await elsewhere('/magic_links/email/login_or_create', { email });
  return page.lastLinkToken(email);
}

/** Collects the session tokens that links are answered with. */
function watchTokens(): string[] {
  const tokens: string[] = [];
  const { fetch: send } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await send(input, init);
    if (String(input).endsWith('/magic_links/authenticate')) {
      const { data } = (await answer.clone().json()) as { data: { session_token: string } };
      tokens.push(data.session_token);
    }
    return answer;
  });
  return tokens;
}

function open(client: Client, token: string) {
  history.replaceState(null, '', `/in?stytch_token_type=magic_links&token=${token}`);
  return client.authenticateByUrl({ ...MINUTES, confirm: () => false });
}

const who = (client: Client) => client.user.getSync()?.emails[0]?.email ?? null;

describe('§4 Page address: a link of another user in a browser that has requested one', () => {
  it.each([
    ['is not signed in', null],
    ['stays signed in', 'visitor@example.com'],
  ])(
    'is refused: the visitor %s, its session is revoked, and the honest link still works',
    async (_, email) => {
      const client = headlessClient(page);
      if (email) await signIn(page, client, email);
      await client.magicLinks.email.loginOrCreate(EMAIL);
      const honest = await page.lastLinkToken(EMAIL);
      const tokens = watchTokens();
      expect(await rejection(open(client, await linkOf(MALLORY)))).toMatchObject({ message: MESSAGE });
      expect(who(client)).toBe(email);
      expect((await elsewhere('/sessions/authenticate', {}, tokens[0])).status).toBe(404);
      if (email) expect((await client.session.authenticate()).user.emails).toMatchObject([{ email }]);

      expect(await open(client, honest)).toMatchObject({ handled: true });
      expect(who(client)).toBe(EMAIL);
    },
  );
});
