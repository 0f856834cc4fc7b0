import { createFakeServices, bootstrap, data, type FakeServices } from '../../../tests/fakeServices';
import { catchPageLeaves, type PageLeaves } from '../../../tests/browser/pageLeaves';
import { pair } from '../../../tests/links';
import { confirmed, startClientOf, type RunningClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { authenticateOAuth, authenticateOAuthByUrl, leaveForOneTap, takeOAuthRefusal } from './oauth';

const REDEEM = 'POST /oauth/authenticate';
const ADDRESS = 'https://pricerx.example/in?stytch_token_type=oauth&token=given';
const MINUTES = { session_duration_minutes: 30 };

let client: RunningClient;
let services: FakeServices;
let leaves: PageLeaves;
beforeEach(() => {
  holdTime();
  leaves = catchPageLeaves();
});
afterEach(() => {
  client.stop();
  jest.useRealTimers();
});

/** A tab that has left with the token of One Tap's answer. */
async function handedOver(
  pkce_required_for_oauth: boolean,
  prepare: (storage: FakeServices['storage']) => void = () => undefined,
): Promise<void> {
  services = createFakeServices({
    provider: ({ route, at }) => {
      if (route.startsWith('GET /projects')) return bootstrap({ pkce_required_for_oauth });
      return route === REDEEM ? confirmed(at) : data({});
    },
  });
  prepare(services.storage);
  client = startClientOf(services);
  await client.run(() => leaveForOneTap(ADDRESS, 'nonce'));
}

/** Redeems the token of the page's address. Returns how often the visitor was asked, the redeemed tokens, and the end: null without a confirmation. */
async function redeem(token: string) {
  const asked = jest.fn();
  const result = await client.run(() =>
    authenticateOAuthByUrl({ token, ...MINUTES }, function* () {
      asked();
      return false;
    }),
  );
  const redeemed = services.callsTo(REDEEM).map(({ body }) => body.token);
  return { asked: asked.mock.calls.length, redeemed, end: result && (result.error?.kind ?? 'signed in') };
}
const NOT_REDEEMED = { asked: 1, redeemed: [], end: null };
const REFUSED = { asked: 0, redeemed: [], end: 'device' };

describe('§4 One Tap: the hand-over to the redirect URL', () => {
  it.each([
    ['a project', false],
    ['a project that requires PKCE', true],
  ])('%s: the token of the answer is redeemed without a question', async (_, pkce) => {
    await handedOver(pkce);
    await jest.advanceTimersByTimeAsync(119_000);
    expect(await redeem('given')).toEqual({ asked: 0, redeemed: ['given'], end: 'signed in' });
    expect(services.callsTo(REDEEM)[0]?.body).not.toHaveProperty('code_verifier');
  });

  it('another token is redeemed only after a confirmation', async () => {
    await handedOver(false);
    expect(await redeem('attacker')).toEqual(NOT_REDEEMED);
  });

  it('another token is not redeemed in a project that requires PKCE', async () => {
    await handedOver(true);
    expect(await redeem('attacker')).toEqual(REFUSED);
    const { error } = await client.run(() => authenticateOAuth({ token: 'attacker', ...MINUTES }));
    expect(error).toMatchObject({ name: 'MissingPKCEError' });
  });

  it('it ends after two minutes', async () => {
    await handedOver(false);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(await redeem('given')).toEqual(NOT_REDEEMED);
  });

  it('it ends with the first redemption', async () => {
    await handedOver(false);
    await redeem('given');
    expect(await redeem('given')).toMatchObject({ asked: 1, redeemed: ['given'] });
  });

  it('it goes to the address of the answer', async () => {
    await handedOver(false);
    expect(leaves.addresses()).toEqual([ADDRESS]);
  });

  it('it ends an earlier start: neither its verifier is sent, nor an error of the address belongs to it', async () => {
    await handedOver(true, (storage) => {
      storage.pkce.write('oauth', [pair('earlier')]);
      storage.startedOAuth.write('google');
    });
    history.replaceState(null, '', '/in?error=access_denied');
    expect(await client.run(takeOAuthRefusal)).toBeNull();
    history.replaceState(null, '', '/');
    expect(await redeem('given')).toMatchObject({ asked: 0, redeemed: ['given'] });
    expect(services.callsTo(REDEEM)[0]?.body).not.toHaveProperty('code_verifier');
  });

  it('it replaces the mark of an earlier answer, even when the new address has no token', async () => {
    await handedOver(false);
    await client.run(() => leaveForOneTap('https://pricerx.example/in', 'nonce'));
    expect(await redeem('given')).toEqual(NOT_REDEEMED);
  });

  it('holds no token', async () => {
    await handedOver(false);
    expect(JSON.stringify(services.storage.oneTap.read())).not.toContain('given');
  });
});
