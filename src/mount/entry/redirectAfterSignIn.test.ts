import { makeClient, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { signIn } from '../../../tests/visits/headless';
import { redirectAfterSignIn } from '../../headless';

const page = setUpWidgetPage();

describe('§1 Mounting: the redirect after a sign-in', () => {
  afterEach(() => sessionStorage.clear());

  it('stops after the server has sent the visitor back twice, and names the likely causes', async () => {
    const client = makeClient(page);
    await signIn(page, client);
    sessionStorage.setItem(
      'pricerx-auth-redirects',
      JSON.stringify([Date.now() - 2_000, Date.now() - 1_000]),
    );
    const refused = jest.fn<void, [Error]>();
    redirectAfterSignIn(client, { onRefused: refused });
    await eventually(() => expect(refused).toHaveBeenCalledTimes(1));
    const [error] = refused.mock.calls[0] ?? [];
    expect(error?.name).toBe('SessionNotAcceptedError');
    expect(error?.message).toMatch(/issuer.*audience.*keys.*clock/);
    expect(page.console.take('SessionNotAcceptedError')).toHaveLength(1);
  });

  it('does nothing for a visitor who is not signed in', () => {
    sessionStorage.setItem('pricerx-auth-redirects', JSON.stringify([Date.now(), Date.now()]));
    const refused = jest.fn();
    redirectAfterSignIn(makeClient(page), { onRefused: refused });
    expect(refused).not.toHaveBeenCalled();
  });
});
