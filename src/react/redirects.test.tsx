import { screen } from '@testing-library/react';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { renderReact } from '../../tests/renderReact';
import { makeClient, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { signIn } from '../../tests/visits/headless';
import { restorePage } from '../../tests/visits/signIn';
import { RedirectAfterSignIn, RedirectAfterSignOut } from '../react';

const page = setUpWidgetPage();

describe('§1 Mounting: the redirect after a sign-in, in React', () => {
  afterEach(() => sessionStorage.clear());

  it('in StrictMode <RedirectAfterSignIn> goes on twice, then shows the visitor a text', async () => {
    const leaves = catchPageLeaves();
    const client = makeClient(page);
    await signIn(page, client);
    const visitSignIn = () =>
      renderReact(page, <RedirectAfterSignIn fallback="/account" />, { client, isStrict: true });
    for (const expected of [['/account'], ['/account', '/account']]) {
      const { unmount } = visitSignIn();
      await eventually(() => expect(leaves.addresses()).toHaveLength(expected.length));
      await page.idle();
      expect(leaves.addresses()).toEqual(expected);
      expect(screen.queryByRole('status')).toBeNull();
      unmount();
    }
    visitSignIn();
    expect(await screen.findByRole('status')).toHaveTextContent('cannot show you the page right now');
    expect(leaves.addresses()).toHaveLength(2);
    expect(page.console.take('SessionNotAcceptedError')).toHaveLength(1);
  });
});

describe('§1 Mounting: the redirect after a sign-out, in React', () => {
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

  it('<RedirectAfterSignOut> stays with a visitor who is signed in, and leaves after the sign-out', async () => {
    const leaves = catchPageLeaves();
    const before = makeClient(page);
    await signIn(page, before);
    before.destroy();
    await page.idle();
    // The cookie alone is left, which the provider has to confirm.
    localStorage.clear();
    const client = makeClient(page);
    renderReact(page, <RedirectAfterSignOut />, { client });
    await eventually(() => expect(client.session.getInfo().fromCache).toBe(false));
    expect(leaves.addresses()).toEqual([]);
    await client.session.revoke();
    await eventually(() => expect(leaves.addresses()).toEqual(['/sign-in']));
  });

  it('a page without a session that Back shows again is left; a page that loads is not left twice', async () => {
    const leaves = catchPageLeaves();
    const client = makeClient(page);
    await signIn(page, client);
    const { unmount } = renderReact(page, <RedirectAfterSignOut to="/log-in" />, { client });
    await page.idle();
    restorePage();
    expect(leaves.addresses()).toEqual([]);
    await client.session.revoke();
    await eventually(() => expect(leaves.addresses()).toEqual(['/log-in']));
    shown(false);
    expect(leaves.addresses()).toEqual(['/log-in']);
    restorePage();
    expect(leaves.addresses()).toEqual(['/log-in', '/log-in']);
    unmount();
    restorePage();
    expect(leaves.addresses()).toEqual(['/log-in', '/log-in']);
  });
});
