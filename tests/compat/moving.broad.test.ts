import { catchPageLeaves } from '../browser/pageLeaves';
import { setUpSandbox } from '../sandbox';
import { eventually } from '../time';
import { EMAIL } from '../visits/signIn';
import { visitProvider } from '../visits/social';
import { CHANGES, setUpDeployments } from './deployments';

const page = setUpSandbox();
const { load, withPKCE } = setUpDeployments(page);
const SESSION = { session_duration_minutes: 60 };
const PASSWORD = 'seven lanterns in the orchard';

describe.each(CHANGES)('§4 Session: a visitor during the change from %s to %s', (before, after) => {
  it('redeems a link that was requested before it', async () => {
    await withPKCE();
    await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    const client = await load(after);
    await client.magicLinks.authenticate(token, SESSION);
    expect(page.lastCall('/magic_links/authenticate').body).toMatchObject({
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('redeems a link that was requested before it without PKCE', async () => {
    await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    const client = await load(after);
    await client.magicLinks.authenticate(token, SESSION);
    expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('redeems a link that was requested before it, after the change back', async () => {
    await withPKCE();
    await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    await load(after);
    const client = await load(before);
    await client.magicLinks.authenticate(token, SESSION);
    expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('signs in by a code that was sent before it', async () => {
    const { method_id } = await (await load(before)).otps.email.loginOrCreate(EMAIL);
    const client = await load(after);
    await client.otps.authenticate(await page.lastCode(EMAIL), method_id, SESSION);
    expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('sets a password with the link of a mail that was requested before it', async () => {
    await withPKCE();
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });
    await (await load(before)).passwords.resetByEmailStart({ email: EMAIL });
    const token = await page.lastLinkToken(EMAIL);
    const client = await load(after);
    await client.passwords.resetByEmail({ token, password: `${PASSWORD} again`, ...SESSION });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('comes back from a social provider', async () => {
    await withPKCE();
    const leaves = catchPageLeaves();
    await (await load(before)).oauth.google.start();
    const back = await visitProvider(leaves.addresses().at(-1) ?? '');
    const client = await load(after);
    await client.oauth.authenticate(back.searchParams.get('token') ?? '', SESSION);
    expect(client.session.getSync()).not.toBeNull();
  });

  it.each([
    ['the default names of cookies', {}],
    [
      'the host’s names of cookies',
      { cookieOptions: { opaqueTokenCookieName: 'host_session', jwtCookieName: 'host_session_jwt' } },
    ],
  ])(
    'stays signed in with %s, also after the change back, until a sign-out ends the session for both',
    async (_, options) => {
      const first = await load(before, options);
      const { method_id } = await first.otps.email.loginOrCreate(EMAIL);
      await first.otps.authenticate(await page.lastCode(EMAIL), method_id, SESSION);
      const session_id = first.session.getSync()?.session_id;

      const second = await load(after, options);
      // Ours shows a session that it has not stored itself once the provider has confirmed it.
      await eventually(() => expect(second.session.getSync()?.session_id).toBe(session_id));
      expect(second.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
      expect(second.session.getTokens()).toEqual(first.session.getTokens());
      expect((await second.session.authenticate()).session.session_id).toBe(session_id);

      const third = await load(before, options);
      expect((await third.session.authenticate(SESSION)).session.session_id).toBe(session_id);
      await third.session.revoke();
      const fourth = await load(after, options);
      expect(fourth.session.getSync()).toBeNull();
      expect(document.cookie).not.toContain('_session');
    },
  );
});
