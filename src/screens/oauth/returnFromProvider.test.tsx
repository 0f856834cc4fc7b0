import { screen } from '@testing-library/react';
import { rejection } from '../../../tests/visits/headless';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { runtimeOf } from '../../../tests/runtime';
import { socialButton, socialConfig, visitProvider } from '../../../tests/visits/social';
import { eventually } from '../../../tests/time';
import { alertText, emailField, enter } from '../../../tests/visits/signIn';
import type { Client } from '../../index';

const page = setUpWidgetPage();
const MINUTES = { session_duration_minutes: 30 };
const CONFIG = socialConfig('google', 'github');
const CANCELLED = 'You did not finish logging in with Google. Try again, or choose another way.';

let leaves: PageLeaves;
beforeEach(() => {
  leaves = catchPageLeaves();
});

/** Presses the button and decides on the provider's page. Returns the address to which that page redirects. */
async function visit(client: Client, decision: 'continue' | 'refuse') {
  const here = { loginRedirectURL: location.href, signupRedirectURL: location.href };
  const config = { ...CONFIG, oauthOptions: { ...CONFIG.oauthOptions!, ...here } };
  const widget = renderWidget(page, { client, config });
  await page.idle();
  await widget.user.click(await socialButton('Google'));
  await eventually(() => expect(leaves.addresses()).toHaveLength(1));
  widget.mount.unmount();
  return visitProvider(leaves.addresses()[0]!, { decision });
}

const arriveAt = (address: URL | string) => history.replaceState(null, '', address);

describe('§4 Social sign-in: return without a token', () => {
  it('a refusal shows its message, and its parameters are removed from the address', async () => {
    const client = makeClient(page);
    const back = await visit(client, 'refuse');
    expect(back.searchParams.get('error')).toBe('access_denied');
    arriveAt(`${back.pathname}${back.search}&drug=aspirin#saved`);
    const widget = renderWidget(page, { client, config: CONFIG });
    await alertText(CANCELLED);
    expect(location.search + location.hash).toBe('?drug=aspirin#saved');
    expect(widget.errors.map(({ message }) => message)).toEqual([CANCELLED]);
    expect(await socialButton('Google')).toBeEnabled();
    expect(page.calls('/oauth/authenticate')).toEqual([]);

    await widget.user.click(await socialButton('GitHub'));
    expect(screen.queryByRole('alert')).toBeNull();
    await eventually(() => expect(leaves.addresses()).toHaveLength(2));
  });

  it('a failure of the provider shows its own message', async () => {
    const client = makeClient(page);
    await visit(client, 'refuse');
    arriveAt('/?error=server_error&error_description=Broken');
    renderWidget(page, { client, config: CONFIG });
    await alertText('Google could not log you in. Try again, or choose another way.');
    expect(location.search).toBe('');
  });

  it('a host that unmounts the widget when it hears of the refusal leaves no widget in the store', async () => {
    const client = makeClient(page);
    const { search } = await visit(client, 'refuse');
    arriveAt(`/${search}`);
    const heard = jest.fn(() => widget.mount.unmount());
    const widget = renderWidget(page, { client, config: CONFIG, callbacks: { onError: heard } });
    await eventually(() => expect(heard).toHaveBeenCalled());
    await page.idle();
    const { store } = await runtimeOf(client);
    expect(Object.keys((store.getState() as { widgets?: object }).widgets ?? {})).toEqual([]);
    expect(widget.element.childElementCount).toBe(0);
  });

  it('the message is shown once', async () => {
    const client = makeClient(page);
    const { search } = await visit(client, 'refuse');
    arriveAt(`/${search}`);
    const first = renderWidget(page, { client, config: CONFIG });
    await alertText(CANCELLED);
    first.mount.unmount();
    arriveAt(`/${search}`);
    renderWidget(page, { client, config: CONFIG });
    await socialButton('Google');
    await page.idle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('an error parameter stays in the address when this tab has not started a sign-in', async () => {
    arriveAt('/?error=access_denied');
    const widget = renderWidget(page, { config: CONFIG });
    await socialButton('Google');
    await page.idle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(location.search).toBe('?error=access_denied');
    expect(widget.errors).toEqual([]);
  });

  it('the error is not shown at the other forms, which keep their text', async () => {
    const client = makeClient(page);
    const back = await visit(client, 'refuse');
    arriveAt(back.pathname + back.search);
    const widget = renderWidget(page, {
      client,
      config: { ...CONFIG, products: ['oauth', 'emailMagicLinks'] },
    });
    await enter(widget.user, await emailField(), 'ada@example.com');
    await alertText(CANCELLED);
    expect(await emailField()).toHaveValue('ada@example.com');
  });
});

describe('§4 Social sign-in: return with a token', () => {
  it('signs in when the host calls authenticateByUrl, and shows no message', async () => {
    const client = makeClient(page);
    arriveAt(await visit(client, 'continue'));
    renderWidget(page, { client, config: CONFIG });
    const answer = await client.authenticateByUrl(MINUTES);
    expect(answer).toMatchObject({ handled: true, tokenType: 'oauth' });
    expect(location.search).toBe('');
    await page.idle();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['before', 'after'])(
    'the error of a used token is shown by a widget that was mounted %s the call',
    async (when) => {
      const client = makeClient(page);
      const back = await visit(client, 'continue');
      arriveAt(back);
      await client.authenticateByUrl(MINUTES);
      await client.session.revoke();
      arriveAt(back);
      const mount = () => renderWidget(page, { client, config: CONFIG });
      const widget = when === 'before' ? mount() : null;
      if (widget) await socialButton('Google');
      const error = await rejection(client.authenticateByUrl(MINUTES));
      expect(error).toMatchObject({ error_type: 'oauth_token_not_found' });
      if (!widget) mount();
      await alertText('This took too long or was already done. Please log in again.');
      expect(location.search).toBe('');
      expect(await socialButton('Google')).toBeEnabled();
    },
  );

  it('in another browser with PKCE the token is not redeemed, and a message is shown', async () => {
    await page.project({ bootstrap: { pkce_required_for_oauth: true } });
    const client = makeClient(page);
    const back = await visit(client, 'continue');
    const pairKey = `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:oauth`;
    const pair = localStorage.getItem(pairKey)!;
    localStorage.removeItem(pairKey);
    arriveAt(back);
    renderWidget(page, { client, config: CONFIG });
    expect((await rejection(client.authenticateByUrl(MINUTES))).name).toBe('MissingPKCEError');
    await alertText(
      'You started this login in another browser or on another device. Finish it there, or log in again here.',
    );
    expect(page.calls('/oauth/authenticate')).toEqual([]);

    localStorage.setItem(pairKey, pair);
    arriveAt(back);
    expect(await client.authenticateByUrl(MINUTES)).toMatchObject({ handled: true });
  });

  it('an unreachable provider shows its error', async () => {
    const client = makeClient(page);
    arriveAt(await visit(client, 'continue'));
    renderWidget(page, { client, config: CONFIG });
    await page.fault('/oauth/authenticate', { drop: true });
    await rejection(client.authenticateByUrl(MINUTES));
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
  });
});
