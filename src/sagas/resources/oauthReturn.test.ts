import { catchPageLeaves } from '../../../tests/browser/pageLeaves';
import { apiError, bootstrap, createFakeServices, data, type Provider } from '../../../tests/fakeServices';
import { startClientOf, type RunningClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { authenticateOAuthByUrl, leaveForOneTap, startOAuth, takeOAuthRefusal } from './oauth';

const REDEEM = 'POST /oauth/authenticate';

describe('§4 Page address: the return from a social provider', () => {
  const clients: RunningClient[] = [];
  function clientOf(provider: Provider = () => data({})) {
    const client = startClientOf(
      createFakeServices({
        provider: (call) => (call.route.startsWith('GET /projects') ? bootstrap() : provider(call)),
      }),
    );
    clients.push(client);
    return client;
  }

  beforeEach(holdTime);
  afterEach(() => {
    clients.splice(0).forEach((client) => client.stop());
    jest.useRealTimers();
    history.replaceState(null, '', '/');
  });

  it.each<[string, string, string, { provider: string; isCancelled: boolean } | null]>([
    ['a refusal by the visitor', 'google', '?error=access_denied', { provider: 'google', isCancelled: true }],
    ['another refusal', 'google', '?error=server_error', { provider: 'google', isCancelled: false }],
    ['an error that follows no start', '', '?error=access_denied', null],
    ['an error that follows the start of no known provider', 'mail', '?error=access_denied', null],
    ['a provider of the language', 'constructor', '?error=access_denied', null],
    ['an address without an error', 'google', '?page=2', null],
  ])('%s', async (_, started, search, expected) => {
    const { run, services } = clientOf();
    if (started) services.storage.startedOAuth.write(started as 'google');
    history.replaceState(null, '', `/${search}`);
    expect(await run(takeOAuthRefusal)).toEqual(expected);
    expect(services.storage.startedOAuth.read()).toBe(expected ? null : started || null);
    expect(location.search).toBe(expected ? '' : search);
  });

  it('a start is remembered until its token is redeemed, and Main shows why that failed', async () => {
    catchPageLeaves();
    const { run, services, store } = clientOf(({ route }) =>
      route === REDEEM ? apiError(401, 'oauth_token_not_found') : data({}),
    );
    await run(() => startOAuth('google', {}));
    expect(services.storage.startedOAuth.read()).toBe('google');
    await run(() =>
      authenticateOAuthByUrl({ token: 'token', session_duration_minutes: 30 }, function* () {
        return false;
      }),
    );
    expect(services.storage.startedOAuth.read()).toBeNull();
    expect(store.getState().client.oauthProblem).toMatchObject({ error_type: 'oauth_token_not_found' });
  });

  it('One Tap’s token is redeemed without the verifier of an earlier start', async () => {
    catchPageLeaves();
    const { run, services } = clientOf();
    await run(() => startOAuth('google', {}));
    await run(() => leaveForOneTap('https://pricerx.example/return', 'nonce'));
    expect(services.storage.pkce.read('oauth')).toEqual([]);
    expect(services.storage.startedOAuth.read()).toBeNull();
  });
});
