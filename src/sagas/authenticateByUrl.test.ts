import { apiError } from '../../tests/fakeServices';
import { linkProject, pair } from '../../tests/links';
import { confirmed } from '../../tests/sagas';
import { authenticateByUrl } from './authenticateByUrl';

const REDEEM = 'POST /magic_links/authenticate';

afterEach(() => {
  history.replaceState(null, '', '/');
});

describe('§4 Magic link flow: a token in the page’s address', () => {
  const visit = () => history.replaceState(null, '', '/in?a=1&stytch_token_type=magic_links&token=link#b');

  it('leaves the address before any call', async () => {
    visit();
    const addresses: string[] = [];
    const { run, store, bodies } = linkProject(
      true,
      ({ at }) => {
        addresses.push(location.href);
        return confirmed(at);
      },
      ({ storage }) => storage.pkce.write('magic_links', [pair('magic_links')]),
    );
    const { data: result } = await run(() => authenticateByUrl({ session_duration_minutes: 30 }));
    expect(result).toMatchObject({ handled: true, tokenType: 'magic_links' });
    expect(addresses).toEqual([new URL('/in?a=1#b', location.origin).href]);
    expect(bodies(REDEEM)).toMatchObject([{ token: 'link', session_duration_minutes: 30 }]);
    expect(store.getState().session.status).toBe('signedIn');
  });

  it('without its verifier shows its message before any call, and stays valid', async () => {
    visit();
    const { run, bodies, linkProblem } = linkProject(true);
    const { error } = await run(() => authenticateByUrl({ session_duration_minutes: 30 }));
    expect(error).toMatchObject({ kind: 'device', name: 'MissingPKCEError' });
    expect([bodies(REDEEM), linkProblem()]).toEqual([[], 'missingVerifier']);
    expect(location.search).toBe('?a=1');
  });

  it('needs no verifier in a project without PKCE', async () => {
    visit();
    const { run, linkProblem } = linkProject(false, ({ at }) => confirmed(at));
    expect((await run(() => authenticateByUrl({ session_duration_minutes: 30 }))).error).toBeUndefined();
    expect(linkProblem()).toBeNull();
  });

  it('with the verifier of another link shows the same message', async () => {
    visit();
    const { run, linkProblem } = linkProject(
      true,
      () => apiError(400, 'pkce_mismatch'),
      ({ storage }) => storage.pkce.write('magic_links', [pair('magic_links')]),
    );
    expect((await run(() => authenticateByUrl({ session_duration_minutes: 30 }))).error).toMatchObject({
      error_type: 'pkce_mismatch',
    });
    expect(linkProblem()).toBe('missingVerifier');
  });

  it.each([
    ['', null],
    [
      '?stytch_token_type=reset_password&token=t',
      { handled: false, tokenType: 'reset_password', token: 't' },
    ],
  ])('an address with "%s" is left unchanged', async (query, result) => {
    history.replaceState(null, '', `/in${query}`);
    const { run, bodies } = linkProject(true);
    expect(await run(() => authenticateByUrl({ session_duration_minutes: 30 }))).toEqual({ data: result });
    expect([location.search, bodies(REDEEM)]).toEqual([query, []]);
  });
});
