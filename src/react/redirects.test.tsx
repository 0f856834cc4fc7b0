import { screen } from '@testing-library/react';
import { catchPageLeaves } from '../../tests/browser/pageLeaves';
import { renderReact } from '../../tests/renderReact';
import { makeClient, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { signIn } from '../../tests/visits/headless';
import { RedirectAfterSignIn } from '../react';

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
      unmount();
    }
    visitSignIn();
    expect(await screen.findByRole('status')).toHaveTextContent('cannot show you the page right now');
    expect(leaves.addresses()).toHaveLength(2);
    expect(page.console.take('SessionNotAcceptedError')).toHaveLength(1);
  });
});
