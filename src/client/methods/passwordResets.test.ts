import { setUpSandbox } from '../../../tests/sandbox';
import { rejection } from '../../../tests/visits/headless';
import { BETTER_PASSWORD, MINUTES, withAccount } from '../../../tests/visits/passwordClient';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const START = '/passwords/email/reset/start';
const RESET = '/passwords/email/reset';
const withPKCE = () => page.project({ bootstrap: { pkce_required_for_password_resets: true } });
const storedPair = () =>
  JSON.parse(
    localStorage.getItem(`stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:passwords`) ?? 'null',
  ) as { code_verifier: string; code_challenge: string } | null;

/** The token of one of the two links of the last mail. */
async function linkToken(kind: 'reset_password' | 'login'): Promise<string> {
  const message = (await page.messagesTo(EMAIL)).at(-1);
  const urls = (message?.links ?? []).map(({ url }) => new URL(url));
  const url = urls.find(({ href }) => href.includes(`stytch_token_type=${kind}`) || href.includes(kind));
  return url?.searchParams.get('token') ?? '';
}

describe('§4 Password flow: reset by email', () => {
  it('sets the typed password and signs in', async () => {
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    expect(page.lastCall(START).body).toEqual({ email: EMAIL });
    const token = await linkToken('reset_password');
    const { session } = await client.passwords.resetByEmail({ token, password: BETTER_PASSWORD, ...MINUTES });
    expect(page.lastCall(RESET).body).toEqual({ token, password: BETTER_PASSWORD, ...MINUTES });
    expect(client.session.getSync()).toEqual(session);
    await client.passwords.authenticate({ email: EMAIL, password: BETTER_PASSWORD, ...MINUTES });
  });

  it('sends the PKCE challenge with the mail and the verifier with the new password, then deletes the pair', async () => {
    await withPKCE();
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const pair = storedPair();
    expect(pair?.code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(page.lastCall(START).body).toMatchObject({ code_challenge: pair?.code_challenge });
    await client.passwords.resetByEmail({
      token: await linkToken('reset_password'),
      password: BETTER_PASSWORD,
      ...MINUTES,
    });
    expect(page.lastCall(RESET).body).toMatchObject({ code_verifier: pair?.code_verifier });
    expect(storedPair()).toBeNull();
  });

  it('keeps the verifier after a password that was too weak', async () => {
    await withPKCE();
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const pair = storedPair();
    const token = await linkToken('reset_password');
    const weak = client.passwords.resetByEmail({ token, password: 'abc', ...MINUTES });
    expect(await rejection(weak)).toMatchObject({ error_type: 'weak_password' });
    expect(storedPair()).toEqual(pair);
    await client.passwords.resetByEmail({ token, password: BETTER_PASSWORD, ...MINUTES });
    expect(storedPair()).toBeNull();
  });

  it('keeps the first mail’s link working after a second mail', async () => {
    await withPKCE();
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    const token = await linkToken('reset_password');
    await client.passwords.resetByEmailStart({ email: EMAIL });
    await client.passwords.resetByEmail({ token, password: BETTER_PASSWORD, ...MINUTES });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('signs in by the mail’s log-in link with PKCE, without a new password', async () => {
    await withPKCE();
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    await client.magicLinks.authenticate(await linkToken('login'), MINUTES);
    expect(client.session.getSync()).not.toBeNull();
    expect(storedPair()).toBeNull();
  });

  it('waits for the project’s settings before it sends', async () => {
    await withPKCE();
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 100 });
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({ email: EMAIL });
    expect(page.lastCall(START).body).toHaveProperty('code_challenge');
  });

  it('sends no null or unknown field', async () => {
    const client = await withAccount(page);
    await client.passwords.resetByEmailStart({
      email: EMAIL,
      login_expiration_minutes: 20,
      login_redirect_url: null as unknown as string,
    });
    expect(page.lastCall(START).body).toEqual({ email: EMAIL });
  });
});
