import { webcrypto } from 'node:crypto';
import { answer, apiError, offline, type Provider } from '../../../tests/fakeServices';
import { linkProject, pair } from '../../../tests/links';
import { confirmed } from '../../../tests/sagas';
import { eventually, holdTime } from '../../../tests/time';
import { authenticateMagicLink, loginOrCreateByMagicLink, magicLinkOptions } from './magicLinks';

const SEND = 'POST /magic_links/email/login_or_create';
const REDEEM = 'POST /magic_links/authenticate';
const FIELDS = { token: 'link', session_duration_minutes: 30 };

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

describe('§4 PKCE: sending a link', () => {
  it('sends no challenge where the project does not require one', async () => {
    const { run, bodies, services } = linkProject(false);
    await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    expect(bodies(SEND)).toEqual([{ email: 'ada@example.com' }]);
    expect(services.storage.pkce.read('magic_links')).toEqual([]);
  });

  it('sends a challenge of its own, whose verifier stays in this browser', async () => {
    const { run, bodies, services } = linkProject(true);
    await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    const stored = services.storage.pkce.read('magic_links');
    expect(stored.map(({ code_verifier }) => code_verifier)).toEqual(
      Array(2).fill(expect.stringMatching(/^[\w-]{43}$/)),
    );
    expect(bodies(SEND).map(({ code_challenge }) => code_challenge)).toEqual(
      stored.map(({ code_challenge }) => code_challenge).reverse(),
    );
    expect(new Set(stored.map(({ code_verifier }) => code_verifier)).size).toBe(2);
    stored.forEach(({ code_verifier }) => expect(JSON.stringify(bodies(SEND))).not.toContain(code_verifier));
  });

  it('keeps the verifiers of the last five mails, each for the life of its link', async () => {
    const { run, services } = linkProject(true);
    for (let sent = 1; sent <= 7; sent += 1) {
      await run(() => loginOrCreateByMagicLink('ada@example.com', { login_expiration_minutes: sent * 10 }));
    }
    const now = Date.now();
    const kept = services.storage.pkce.read('magic_links');
    // A sign-up link has the provider's own life, which may be an hour.
    expect(kept.map(({ ends = 0 }) => (ends - now) / 60_000)).toEqual([70, 60, 60, 60, 60]);
    await jest.advanceTimersByTimeAsync(60 * 60_000);
    await run(() => authenticateMagicLink(FIELDS));
    expect(services.callsTo(REDEEM).map(({ body }) => body['code_verifier'])).toEqual([
      kept[0]?.code_verifier,
    ]);
    expect(services.storage.pkce.read('magic_links')).toEqual([]);
  });

  it('keeps no verifier when the provider refuses the mail', async () => {
    const { run, services } = linkProject(true, () => apiError(400, 'invalid_email'));
    await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    expect(services.storage.pkce.read('magic_links')).toEqual([]);
  });

  it('keeps the verifier when no answer comes, because the mail may have been sent', async () => {
    const { run, services } = linkProject(true, offline);
    await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    expect(services.storage.pkce.read('magic_links')).toHaveLength(1);
  });

  it('rejects on a page without Web Crypto, and sends nothing', async () => {
    const subtle = jest.spyOn(webcrypto, 'subtle', 'get').mockReturnValue(undefined as never);
    const { run, bodies } = linkProject(true);
    const { error } = await run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    subtle.mockRestore();
    expect(error?.message).toContain('https');
    expect(bodies(SEND)).toEqual([]);
  });

  it.each([
    { hangs: ['GET /projects'], endsMs: 2_500, says: undefined },
    { hangs: ['POST /magic_links'], endsMs: 9_000, says: 'Unable to contact our servers.' },
    { hangs: ['GET /projects', 'POST /magic_links'], endsMs: 9_000, says: 'Unable to contact our servers.' },
  ])('ends within $endsMs ms when $hangs hangs', async ({ hangs, endsMs, says }) => {
    const { run } = linkProject(false, undefined, (services) => {
      const { sendHttp } = services;
      services.sendHttp = (request) => {
        const route = `${request.method} ${request.url.replace(/.*\/sdk\/v1/, '')}`;
        const isHanging = hangs.some((beginning) => route.startsWith(beginning));
        if (!isHanging) return sendHttp(request);
        return new Promise((_, reject) => setTimeout(() => reject(new Error('aborted')), request.timeoutMs));
      };
    });
    const ended = jest.fn();
    const sent = run(() => loginOrCreateByMagicLink('ada@example.com', {}));
    void sent.then(({ error }) => ended(error?.message));
    await jest.advanceTimersByTimeAsync(endsMs - 1);
    expect(ended).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await eventually(() => expect(ended).toHaveBeenCalledWith(says));
  });
});

describe('§3 Widget config: link options', () => {
  it('have the wire’s names, and an empty redirect URL is left out', () => {
    expect(
      magicLinkOptions({
        loginRedirectURL: '',
        signupRedirectURL: 'https://host.example/welcome',
        loginExpirationMinutes: 10,
        signupExpirationMinutes: 20,
        loginTemplateId: 'login',
        signupTemplateId: 'signup',
        createUserAsPending: true,
      }),
    ).toEqual({
      login_magic_link_url: undefined,
      signup_magic_link_url: 'https://host.example/welcome',
      login_expiration_minutes: 10,
      signup_expiration_minutes: 20,
      login_template_id: 'login',
      signup_template_id: 'signup',
      create_user_as_pending: true,
    });
    expect(magicLinkOptions({ createUserAsPending: false }).create_user_as_pending).toBeUndefined();
  });
});

describe('§4 PKCE: redeeming a link', () => {
  const redeemed: Provider = ({ at }) => confirmed(at);
  const refusing =
    (verifier: string | undefined, error_type: string): Provider =>
    (call) =>
      call.body.code_verifier === verifier ? apiError(400, error_type) : confirmed(call.at);

  const fields = { error_type: 'bad_request', error_message: 'No.', error_url: 'https://help.example/pkce' };
  const aboutPKCE = answer(400, JSON.stringify(fields), { 'Content-Type': 'application/json' });

  it.each<[string, ('passwords' | 'magic_links')[], Provider, (string | undefined)[], string[]]>([
    ['no verifier', [], redeemed, [undefined], []],
    ['the links’ own', ['magic_links'], redeemed, ['magic_links-verifier'], []],
    [
      'a reset’s first, when it fits',
      ['passwords', 'magic_links'],
      redeemed,
      ['passwords-verifier'],
      ['magic_links'],
    ],
    [
      'a reset’s first, then the links’ own',
      ['passwords', 'magic_links'],
      refusing('passwords-verifier', 'pkce_mismatch'),
      ['passwords-verifier', 'magic_links-verifier'],
      ['passwords'],
    ],
    [
      'a reset’s first, then none',
      ['passwords'],
      refusing('passwords-verifier', 'PKCE_did_not_expect_code_verifier'),
      ['passwords-verifier', undefined],
      ['passwords'],
    ],
    [
      'a reset’s first, then none, when it belongs to another mail',
      ['passwords'],
      refusing('passwords-verifier', 'pkce_mismatch'),
      ['passwords-verifier', undefined],
      ['passwords'],
    ],
    [
      'the links’ own only, when it belongs to another mail',
      ['magic_links'],
      refusing('magic_links-verifier', 'pkce_mismatch'),
      ['magic_links-verifier'],
      ['magic_links'],
    ],
    [
      'the links’ own, then none',
      ['magic_links'],
      refusing('magic_links-verifier', 'pkce_did_not_expect_code_verifier'),
      ['magic_links-verifier', undefined],
      ['magic_links'],
    ],
    [
      'a reset’s only, when the refusal is about the link',
      ['passwords', 'magic_links'],
      refusing('passwords-verifier', 'unable_to_auth_magic_link'),
      ['passwords-verifier'],
      ['passwords', 'magic_links'],
    ],
    [
      'a reset’s first, then the links’ own, when the refusal speaks of PKCE in its help address alone',
      ['passwords', 'magic_links'],
      (call) => (call.body['code_verifier'] === 'passwords-verifier' ? aboutPKCE : confirmed(call.at)),
      ['passwords-verifier', 'magic_links-verifier'],
      ['passwords'],
    ],
    [
      'a reset’s only, when no answer comes',
      ['passwords', 'magic_links'],
      offline,
      ['passwords-verifier'],
      ['passwords', 'magic_links'],
    ],
    [
      'a reset’s only, when the answer is none, whatever it speaks of',
      ['passwords', 'magic_links'],
      () => answer(502, 'pkce'),
      ['passwords-verifier'],
      ['passwords', 'magic_links'],
    ],
    [
      'the links’ own, which stays after a refusal',
      ['magic_links'],
      refusing('magic_links-verifier', 'unable_to_auth_magic_link'),
      ['magic_links-verifier'],
      ['magic_links'],
    ],
  ])('sends %s', async (_, flows, provider, sent, left) => {
    const { run, bodies, services } = linkProject(true, provider, ({ storage }) =>
      flows.forEach((flow) => storage.pkce.write(flow, [pair(flow)])),
    );
    await run(() => authenticateMagicLink(FIELDS));
    expect(bodies(REDEEM).map(({ code_verifier }) => code_verifier)).toStrictEqual(sent);
    expect(flows.filter((flow) => services.storage.pkce.read(flow).length > 0)).toEqual(left);
  });

  it('sends the verifier of an earlier mail after that of the latest, which stays', async () => {
    const pairs = [pair('latest'), pair('earlier')];
    const { run, bodies, services } = linkProject(
      true,
      refusing('latest-verifier', 'pkce_mismatch'),
      ({ storage }) => storage.pkce.write('magic_links', pairs),
    );
    await run(() => authenticateMagicLink(FIELDS));
    expect(bodies(REDEEM).map(({ code_verifier }) => code_verifier)).toEqual(
      pairs.map(({ code_verifier }) => code_verifier),
    );
    expect(services.storage.pkce.read('magic_links')).toEqual([pair('latest')]);
  });
});
