import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn } from '../../tests/visits/headless';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { visitProvider } from '../../tests/visits/social';
import { EMAIL } from '../../tests/visits/signIn';

const page = setUpSandbox();
const TOLD = 'a sign-in ends with the page';
const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('§1 Storage that throws', () => {
  /** A frame whose sandbox gives it no storage: the getters themselves throw. */
  function denyStorage(): void {
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      const own = Object.getOwnPropertyDescriptor(window, name);
      Object.defineProperty(window, name, { configurable: true, get: denied });
      page.onCleanUp(() => {
        if (own) Object.defineProperty(window, name, own);
      });
    }
  }

  it('a page without storage signs in, and warns the developer once', async () => {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    denyStorage();
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    await client.magicLinks.authenticate(token, { session_duration_minutes: 30 });
    expect(client.session.getSync()).not.toBeNull();
    await client.user.get();
    expect(page.console.take(TOLD)).toHaveLength(1);
  });

  it('a storage with a quota of 0 signs in too', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    const client = headlessClient(page);
    await signIn(page, client);
    expect(client.session.getSync()).not.toBeNull();
    expect(page.console.take(TOLD)).toHaveLength(1);
  });

  describe('a social sign-in', () => {
    const start = async (required: boolean) => {
      await page.project({ bootstrap: { pkce_required_for_oauth: required } });
      denyStorage();
      const leaves = catchPageLeaves();
      const client = headlessClient(page);
      const here = { login_redirect_url: location.href, signup_redirect_url: location.href };
      const error = await client.oauth.google.start(here).catch((thrown: Error) => thrown);
      client.destroy();
      page.console.take(TOLD);
      return { error, address: leaves.addresses()[0] };
    };

    it('has no challenge where the project does not need one, and is finished after a confirmation', async () => {
      const { error, address = '' } = await start(false);
      expect([error, new URL(address).searchParams.get('code_challenge')]).toEqual([undefined, null]);
      history.replaceState(null, '', await visitProvider(address, { decision: 'continue' }));
      const confirm = jest.fn(() => true);
      const result = await headlessClient(page).authenticateByUrl({ session_duration_minutes: 30, confirm });
      expect(result).toMatchObject({ handled: true, tokenType: 'oauth' });
      expect(confirm).toHaveBeenCalledTimes(1);
      page.console.take(TOLD);
    });

    it('is refused before the page is left, where the project needs a challenge', async () => {
      const { error, address } = await start(true);
      expect(error).toMatchObject({
        message: expect.stringMatching(/^Your browser keeps no data/) as string,
      });
      expect(address).toBeUndefined();
    });
  });

  it('blocked cookies keep the session for the life of the page', async () => {
    Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => undefined });
    page.onCleanUp(() => Reflect.deleteProperty(document, 'cookie'));
    const client = headlessClient(page);
    const { session_token, session_jwt } = await signIn(page, client);
    expect(client.session.getTokens()).toEqual({ session_token, session_jwt });
    await client.session.revoke();
    expect(client.session.getTokens()).toBeNull();
    expect(page.console.take(TOLD)).toHaveLength(1);
  });

  it.each([
    '{',
    '[]',
    '"text"',
    '{"session":{},"user":null}',
    'null',
    '{"session":{"session_id":1},"user":{}}',
  ])('invalid stored data (%s) is no session', async (left) => {
    localStorage.setItem(`stytch_sdk_state_${page.publicToken}`, left);
    const client = headlessClient(page);
    await page.idle();
    expect(client.session.getSync()).toBeNull();
    await signIn(page, client);
    expect(client.session.getSync()).not.toBeNull();
  });
});
