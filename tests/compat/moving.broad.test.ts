import { createStytchUIClient, type StytchClient } from '../../src/compat';
import { catchPageLeaves } from '../browser/pageLeaves';
import { loadScripts } from '../browser/scripts';
import { setUpSandbox } from '../sandbox';
import { eventually } from '../time';
import { EMAIL } from '../visits/signIn';
import { visitProvider } from '../visits/social';

const page = setUpSandbox();
const SESSION = { session_duration_minutes: 60 };
const PASSWORD = 'seven lanterns in the orchard';

type Constructor = new (publicToken: string, options: object) => StytchClient;

/** What scripts define for the whole page, which the provider's package loads once. */
const defined: Record<string, unknown> = {};

/** Ends the client of the page before. */
let leave = () => {};

/** The options of a host that uses a sandbox. */
const options = () => {
  const { origin } = page.sandbox;
  const names = ['testAPIURL', 'liveAPIURL', 'dfpBackendURL', 'clientsideServicesIframeURL'];
  return { endpoints: Object.fromEntries(names.map((name) => [name, origin])) };
};

async function provider(name: string, constructor: string): Promise<StytchClient> {
  // The declarations of the packages change global types.
  const made = jest.requireActual<Record<string, Constructor>>(name)[constructor] as Constructor;
  const client = new made(page.publicToken, options());
  await page.idle();
  return client;
}

async function ours(): Promise<StytchClient> {
  const client = createStytchUIClient(page.publicToken, {
    ...options(),
    endpoints: { ...page.options.endpoints, ...options().endpoints },
  });
  leave = () => client.destroy();
  page.onCleanUp(leave);
  await page.idle();
  return client;
}

/** Each deployment: the script of a page, which makes a client when the page is loaded. */
const DEPLOYMENTS = {
  'version 5 of the provider’s package': () => provider('@stytch/vanilla-js', 'StytchUIClient'),
  'version 6 of the provider’s package': () => provider('@stytch/vanilla-js-6', 'StytchUIClient'),
  ours,
};
type Deployment = keyof typeof DEPLOYMENTS;

async function load(deployment: Deployment): Promise<StytchClient> {
  leave();
  page.onCleanUp(() => page.console.take(''));
  loadScripts(page);
  Object.assign(globalThis, defined);
  return DEPLOYMENTS[deployment]();
}

/** From one deployment to the next: to ours, and back. */
const CHANGES: [before: Deployment, after: Deployment][] = [
  ['version 5 of the provider’s package', 'ours'],
  ['version 6 of the provider’s package', 'ours'],
  ['ours', 'version 5 of the provider’s package'],
  ['ours', 'version 6 of the provider’s package'],
];

const withPKCE = () =>
  page.project({
    bootstrap: {
      pkce_required_for_email_magic_links: true,
      pkce_required_for_oauth: true,
      pkce_required_for_password_resets: true,
    },
  });

afterEach(() => {
  for (const name of ['grecaptcha', 'GetTelemetryID'])
    if (name in globalThis) defined[name] = (globalThis as Record<string, unknown>)[name];
});

describe.each(CHANGES)('§4 Session: a visitor during the change from %s to %s', (before, after) => {
  it('redeems a link that was requested before it', async () => {
    await withPKCE();
    await (await load(before)).magicLinks.email.loginOrCreate(EMAIL);
    const token = await page.lastLinkToken(EMAIL);
    const client = await load(after);
    await client.magicLinks.authenticate(token, SESSION);
    expect(page.lastCall('/magic_links/authenticate').body).toMatchObject({
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    });
    expect(client.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
  });

  it('sets a password with the link of a mail that was requested before it', async () => {
    await withPKCE();
    await page.control.createUser({ public_token: page.publicToken, email: EMAIL, password: PASSWORD });
    await (await load(before)).passwords.resetByEmailStart({ email: EMAIL });
    const token = await page.lastLinkToken(EMAIL);
    const client = await load(after);
    await client.passwords.resetByEmail({ token, password: `${PASSWORD} again`, ...SESSION });
    expect(client.session.getSync()).not.toBeNull();
  });

  it('comes back from a social provider', async () => {
    await withPKCE();
    const leaves = catchPageLeaves();
    await (await load(before)).oauth.google.start();
    const back = await visitProvider(leaves.addresses().at(-1) ?? '');
    const client = await load(after);
    await client.oauth.authenticate(back.searchParams.get('token') ?? '', SESSION);
    expect(client.session.getSync()).not.toBeNull();
  });

  it('stays signed in, also after the change back, until a sign-out ends the session for both', async () => {
    const first = await load(before);
    const { method_id } = await first.otps.email.loginOrCreate(EMAIL);
    await first.otps.authenticate(await page.lastCode(EMAIL), method_id, SESSION);
    const session_id = first.session.getSync()?.session_id;

    const second = await load(after);
    // Ours shows a session that it has not stored itself once the provider has confirmed it.
    await eventually(() => expect(second.session.getSync()?.session_id).toBe(session_id));
    expect(second.user.getSync()?.emails).toMatchObject([{ email: EMAIL }]);
    expect(second.session.getTokens()).toEqual(first.session.getTokens());
    expect((await second.session.authenticate()).session.session_id).toBe(session_id);

    const third = await load(before);
    expect((await third.session.authenticate(SESSION)).session.session_id).toBe(session_id);
    await third.session.revoke();
    const fourth = await load(after);
    expect(fourth.session.getSync()).toBeNull();
    expect(document.cookie).not.toContain('stytch_session');
  });
});
