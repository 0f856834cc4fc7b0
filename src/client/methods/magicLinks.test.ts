import { setUpSandbox } from '../../../tests/sandbox';
import { headlessClient, rejection } from '../../../tests/visits/headless';
import { EMAIL } from '../../../tests/visits/signIn';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
const SEND = '/magic_links/email/login_or_create';
const REDEEM = '/magic_links/authenticate';
const pairKey = (flow: string) => `stytch_sdk_state_${page.publicToken}::PKCE_VERIFIER:${flow}`;
const pairOf = (flow: string) =>
  JSON.parse(localStorage.getItem(pairKey(flow)) ?? 'null') as {
    code_verifier: string;
    code_challenge: string;
  } | null;
const withPKCE = () => page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
const verifiersSent = () => page.calls(REDEEM).map(({ body }) => body?.['code_verifier']);

describe('§4 PKCE: a project that does not require it', () => {
  it('sends neither challenge nor verifier', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const answer = await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES);
    expect(answer.user.emails).toMatchObject([{ email: EMAIL, verified: true }]);
    expect(page.lastCall(SEND).body).not.toHaveProperty('code_challenge');
    expect(page.lastCall(REDEEM).body).not.toHaveProperty('code_verifier');
    expect(pairOf('magic_links')).toBeNull();
    expect(client.session.getSync()).toEqual(answer.session);
  });
});

describe('§4 PKCE: a project that requires it', () => {
  beforeEach(withPKCE);

  it('sends the challenge, redeems with the verifier, and deletes the pair', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const pair = pairOf('magic_links');
    expect(pair?.code_verifier).toMatch(/^[\w.~-]{43,128}$/);
    expect(page.lastCall(SEND).body).toMatchObject({ code_challenge: pair?.code_challenge });
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES);
    expect(verifiersSent()).toEqual([pair?.code_verifier]);
    expect(pairOf('magic_links')).toBeNull();
  });

  it('keeps the first link’s pair beside the second’s, so that both links work', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const first = await page.lastLinkToken(EMAIL);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const [one, two] = page.calls(SEND).map(({ body }) => body?.['code_challenge']);
    expect(two).not.toBe(one);
    await client.magicLinks.authenticate(first, MINUTES);
    expect(client.session.getSync()).not.toBeNull();
  });

  it('keeps the verifier after a failed try', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const pair = pairOf('magic_links');
    expect(await rejection(client.magicLinks.authenticate('no-such-link', MINUTES))).toMatchObject({
      error_type: 'magic_link_not_found',
    });
    await page.fault(REDEEM, { drop: true });
    await rejection(client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES));
    expect(pairOf('magic_links')).toEqual(pair);
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES);
    expect(pairOf('magic_links')).toBeNull();
  });

  it('waits for the project’s settings before it sends', async () => {
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 100 });
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    expect(page.lastCall(SEND).body).toHaveProperty('code_challenge');
  });

  it('tries the password reset’s verifier first, and the link’s when the error is about PKCE', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const links = pairOf('magic_links');
    const passwords = { code_verifier: 'v'.repeat(43), code_challenge: 'c'.repeat(43) };
    localStorage.setItem(pairKey('passwords'), JSON.stringify(passwords));
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES);
    expect(verifiersSent()).toEqual([passwords.code_verifier, links?.code_verifier]);
    expect(pairOf('magic_links')).toBeNull();
    expect(pairOf('passwords')).toEqual(passwords);
  });

  it('does not try again for any other error', async () => {
    const client = headlessClient(page);
    localStorage.setItem(
      pairKey('passwords'),
      JSON.stringify({ code_verifier: 'v'.repeat(43), code_challenge: 'c'.repeat(43) }),
    );
    expect(await rejection(client.magicLinks.authenticate('no-such-link', MINUTES))).toMatchObject({
      error_type: 'magic_link_not_found',
    });
    expect(page.calls(REDEEM)).toHaveLength(1);
  });

  it('redeems a reset link with its own verifier, and deletes only that one', async () => {
    const client = headlessClient(page);
    await client.magicLinks.email.loginOrCreate(EMAIL);
    const pair = localStorage.getItem(pairKey('magic_links')) ?? '';
    localStorage.setItem(pairKey('passwords'), pair);
    await client.magicLinks.authenticate(await page.lastLinkToken(EMAIL), MINUTES);
    expect(page.calls(REDEEM)).toHaveLength(1);
    expect(pairOf('passwords')).toBeNull();
    expect(localStorage.getItem(pairKey('magic_links'))).toBe(pair);
  });
});
