import { screen } from '@testing-library/react';
import type { RBACPolicy } from '../domain/entities';
import { renderReact } from '../../tests/renderReact';
import { makeClient, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { signIn } from '../../tests/visits/headless';
import { EMAIL } from '../../tests/visits/signIn';
import { SignedIn, SignedOut, useClient, useIsAuthorized, useSession, useUser } from '../react';

const page = setUpWidgetPage();

/** A component that records the hook's result of each render. */
function recorderOf<T>(hook: () => T) {
  const seen: T[] = [];
  function Recorder() {
    seen.push(hook());
    return null;
  }
  return { seen, Recorder };
}

describe('§5 createClient: session and user in React', () => {
  it('useUser and useSession follow a sign-in and a sign-out', async () => {
    const user = recorderOf(useUser);
    const session = recorderOf(useSession);
    const { client } = renderReact(
      page,
      <>
        <user.Recorder />
        <session.Recorder />
      </>,
    );
    const { user: known, session: started } = await signIn(page, client);
    await eventually(() => expect(session.seen).toHaveLength(2));
    await client.session.revoke();
    await eventually(() => expect(user.seen).toHaveLength(3));
    const none = { fromCache: false, isInitialized: true };
    expect(user.seen).toMatchObject([
      { user: null, ...none },
      { user: known, ...none },
      { user: null, ...none },
    ]);
    expect(session.seen.map(({ session: one }) => one?.session_id)).toEqual([
      undefined,
      started.session_id,
      undefined,
    ]);
  });

  it('useUser returns a cached visitor at once, and sets fromCache to false once the provider has confirmed it', async () => {
    const before = makeClient(page);
    await signIn(page, before);
    before.destroy();
    const user = recorderOf(useUser);
    renderReact(page, <user.Recorder />);
    await eventually(() => expect(user.seen.at(-1)?.fromCache).toBe(false));
    expect(user.seen[0]).toMatchObject({
      fromCache: true,
      isInitialized: true,
      user: { emails: [{ email: EMAIL }] },
    });
  });

  it('a change of the user alone does not re-render a component that reads the session', async () => {
    const session = recorderOf(useSession);
    const user = recorderOf(useUser);
    const { client } = renderReact(
      page,
      <>
        <user.Recorder />
        <session.Recorder />
      </>,
    );
    await signIn(page, client);
    await eventually(() => expect(session.seen.at(-1)?.session).toEqual(client.session.getSync()));
    const renderings = session.seen.length;
    await client.user.update({ name: { first_name: 'Ada' } });
    await eventually(() => expect(user.seen.at(-1)?.user?.name.first_name).toBe('Ada'));
    expect(session.seen).toHaveLength(renderings);
  });

  it('<SignedIn> shows its children to signed-in visitors, and <SignedOut> to all others', async () => {
    const { client } = renderReact(
      page,
      <>
        <SignedIn>in</SignedIn>
        <SignedOut>out</SignedOut>
      </>,
    );
    await eventually(() => expect(document.body).toHaveTextContent(/^out$/));
    await signIn(page, client);
    await eventually(() => expect(document.body).toHaveTextContent(/^in$/));
    await client.session.revoke();
    await eventually(() => expect(document.body).toHaveTextContent(/^out$/));
  });

  it('useClient returns the client of <PriceRxAuthProvider>, and without one throws an error that names it', async () => {
    function SignOut() {
      const client = useClient();
      return <button onClick={() => client.session.revoke()}>Sign out</button>;
    }
    const host = renderReact(page, <SignOut />);
    await signIn(page, host.client);
    await host.user.click(screen.getByRole('button', { name: 'Sign out' }));
    await eventually(() => expect(host.client.session.getSync()).toBeNull());
    const without = renderReact(page, <SignOut />, { client: null as never });
    expect(String(without.uncaught[0])).toMatch(/no <PriceRxAuthProvider client=/);
  });
});

describe('§6 Role-based check: in React', () => {
  const documents = { resource_id: 'documents', actions: ['write'] };
  const rbac_policy: RBACPolicy = {
    roles: [{ role_id: 'editor', description: '', permissions: [documents] }],
    resources: [{ ...documents, description: '' }],
    scopes: [],
  };

  it('useIsAuthorized is false until the project’s policy is loaded, and after the sign-out', async () => {
    await page.project({ bootstrap: { rbac_policy } });
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, roles: ['editor'] });
    const writing = recorderOf(() => useIsAuthorized('documents', 'write').isAuthorized);
    const reading = recorderOf(() => useIsAuthorized('documents', 'read').isAuthorized);
    const { client } = renderReact(
      page,
      <>
        <writing.Recorder />
        <reading.Recorder />
      </>,
    );
    await signIn(page, client);
    await eventually(() => expect(writing.seen.at(-1)).toBe(true));
    await client.session.revoke();
    await eventually(() => expect(writing.seen.at(-1)).toBe(false));
    expect(writing.seen[0]).toBe(false);
    expect(reading.seen).not.toContain(true);
  });

  it('useIsAuthorized answers at once for a cached visitor with a cached policy, else when the policy arrives', async () => {
    await page.project({ bootstrap: { rbac_policy } });
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, roles: ['editor'] });
    const before = makeClient(page);
    await signIn(page, before);
    await page.idle();
    before.destroy();
    const writing = recorderOf(() => useIsAuthorized('documents', 'write'));
    const { unmount, client } = renderReact(page, <writing.Recorder />);
    expect(writing.seen[0]).toEqual({ isAuthorized: true, isInitialized: true, fromCache: true });
    unmount();
    client.destroy();
    localStorage.removeItem(`stytch_sdk_state_${page.publicToken}::bootstrap`);
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 200 });
    const late = recorderOf(() => useIsAuthorized('documents', 'write').isAuthorized);
    renderReact(page, <late.Recorder />);
    await eventually(() => expect(late.seen.at(-1)).toBe(true));
    expect(late.seen[0]).toBe(false);
  });
});
