import { catchPageLeaves } from '../../../tests/browser/pageLeaves';
import { makeClient, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { signIn } from '../../../tests/visits/headless';
import { redirectAfterSignIn, type Client } from '../../headless';

const page = setUpWidgetPage();

describe('§1 Mounting: the redirect after a sign-in', () => {
  afterEach(() => sessionStorage.clear());

  /** The server has sent the visitor back to the sign-in page, `times` times. */
  async function comeBack(client: Client, leaves: ReturnType<typeof catchPageLeaves>, times: number) {
    for (let time = 0; time < times; time += 1) {
      const before = leaves.addresses().length;
      redirectAfterSignIn(client, { fallback: '/account' });
      await eventually(() => expect(leaves.addresses()).toHaveLength(before + 1));
    }
  }

  it('stops after the server has sent the visitor back twice, and names the likely causes', async () => {
    const leaves = catchPageLeaves();
    const client = makeClient(page);
    await signIn(page, client);
    await comeBack(client, leaves, 2);
    const refused = jest.fn<void, [Error]>();
    redirectAfterSignIn(client, { onRefused: refused });
    await eventually(() => expect(refused).toHaveBeenCalledTimes(1));
    expect(leaves.addresses()).toEqual(['/account', '/account']);
    const [error] = refused.mock.calls[0] ?? [];
    expect(error?.name).toBe('SessionNotAcceptedError');
    expect(error?.message).toMatch(/issuer.*audience.*keys.*clock/);
    expect(page.console.take('SessionNotAcceptedError')).toHaveLength(1);
  });

  it('goes on with a new session after two redirects with another one', async () => {
    const leaves = catchPageLeaves();
    const client = makeClient(page);
    await signIn(page, client);
    await comeBack(client, leaves, 2);
    await client.session.revoke();
    await signIn(page, client);
    await comeBack(client, leaves, 1);
  });

  it('goes on from a page whose path is two slashes', async () => {
    const leaves = catchPageLeaves();
    const { href, origin } = location;
    page.onCleanUp(() => history.replaceState(null, '', href));
    history.replaceState(null, '', `${origin}//?return_to=%2Fsaved`);
    const client = makeClient(page);
    await signIn(page, client);
    redirectAfterSignIn(client);
    await eventually(() => expect(leaves.addresses()).toEqual(['/saved']));
  });

  it('does not go on after it was stopped', async () => {
    const leaves = catchPageLeaves();
    const client = makeClient(page);
    await signIn(page, client);
    redirectAfterSignIn(client)();
    await page.idle();
    expect(leaves.addresses()).toEqual([]);
  });

  it('does nothing for a visitor who is not signed in', async () => {
    const leaves = catchPageLeaves();
    redirectAfterSignIn(makeClient(page));
    await page.idle();
    expect(leaves.addresses()).toEqual([]);
  });
});
