import { tokenFor } from '../../tests/calls/sessions';
import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, signIn } from '../../tests/visits/headless';
import { EMAIL } from '../../tests/visits/signIn';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 45 };
const IMPERSONATE = '/impersonation/authenticate';
const VISITOR = 'visitor@example.com';

describe('§4 Page address: an impersonation token in a link of somebody else', () => {
  async function openLink(isSignedIn: boolean) {
    const client = headlessClient(page);
    if (isSignedIn) await signIn(page, client, VISITOR);
    const { token } = await tokenFor(page, 'impersonation');
    history.replaceState(null, '', `/in?stytch_token_type=impersonation&token=${token}`);
    return client;
  }
  const who = (client: Client) => client.user.getSync()?.emails[0]?.email ?? null;

  it.each([
    ['a visitor who is signed in', true],
    ['a visitor who is not', false],
  ])('%s is asked first: after a no nothing has changed, after a yes it signs in', async (_, isSignedIn) => {
    const client = await openLink(isSignedIn);
    const asked: object[] = [];
    const answer = (yes: boolean) => (signIn: object) => {
      asked.push(signIn);
      return yes;
    };
    const address = location.href;
    expect(await client.authenticateByUrl({ ...MINUTES, confirm: answer(false) })).toMatchObject({
      handled: false,
      needsConfirmation: true,
    });
    expect([who(client), page.calls(IMPERSONATE)]).toEqual([isSignedIn ? VISITOR : null, []]);

    history.replaceState(null, '', address);
    expect(await client.authenticateByUrl({ ...MINUTES, confirm: answer(true) })).toMatchObject({
      handled: true,
    });
    expect(who(client)).toBe(EMAIL);
    expect(asked).toEqual(Array(2).fill({ tokenType: 'impersonation' }));
  });

  it('without confirm it waits for a click', async () => {
    const activation = { isActive: false };
    Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
    page.onCleanUp(() => Reflect.deleteProperty(navigator, 'userActivation'));
    const client = await openLink(true);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ needsConfirmation: true });
    expect([who(client), page.calls(IMPERSONATE)]).toEqual([VISITOR, []]);
    activation.isActive = true;
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
    expect(who(client)).toBe(EMAIL);
    // The token that waited in the tab is used once.
    expect(await client.authenticateByUrl(MINUTES)).toBeNull();
  });
});
