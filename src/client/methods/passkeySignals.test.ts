import { createHash } from 'node:crypto';
import { headlessClient, rejection, signIn } from '../../../tests/visits/headless';
import { makePasskey, setUpPasskeys } from '../../../tests/browser/passkeys';
import { setUpSandbox, type SandboxPage } from '../../../tests/sandbox';
import { eventually } from '../../../tests/time';
import { EMAIL } from '../../../tests/visits/signIn';
import type { Client } from '../../headless';
import { storagePrefix } from '../../browser/storage/storageKeys.entry';

const page = setUpSandbox();
const PASSKEY = { is_passkey: true };
const ONE_PASSWORD = 'bada5566-a7aa-401f-bd96-45619a55120d';

const base64url = (text: string) => Buffer.from(text).toString('base64url');
const userId = (client: Client) => client.user.getSync()?.user_id ?? '';
const registrations = (client: Client) =>
  (client.user.getSync()?.webauthn_registrations ?? []).map((each) => each.webauthn_registration_id);
const kept = ({ publicToken }: SandboxPage) =>
  JSON.parse(localStorage.getItem(`${storagePrefix(publicToken)}::passkeys`) ?? '{}') as Record<
    string,
    object
  >;

/** A visitor with this many passkeys, each on a device of its own. */
async function signedInWith(count: number) {
  const device = setUpPasskeys(page);
  const client = headlessClient(page);
  await signIn(page, client);
  for (let made = 0; made < count; made += 1) {
    await client.webauthn.register(PASSKEY);
    device.moveAway();
  }
  return { device, client };
}

describe('§4 Passkeys: signals to password managers', () => {
  it('a deletion signals the remaining ids of the user', async () => {
    const { device, client } = await signedInWith(2);
    const [first = '', second] = registrations(client);
    const user = base64url(userId(client));
    await client.user.deleteWebauthnRegistration(first);
    const expected = { signal: 'allAccepted', rpId: 'localhost', userId: user };
    await eventually(() =>
      expect(device.sentSignals).toEqual([{ ...expected, allAcceptedCredentialIds: [device.ids()[1]] }]),
    );
    await client.user.deleteWebauthnRegistration(second ?? '');
    await eventually(() =>
      expect(device.sentSignals.at(-1)).toEqual({ ...expected, allAcceptedCredentialIds: [] }),
    );
    expect(kept(page)).toEqual({});
  });

  it('a passkey that this browser has only signed in with counts as seen', async () => {
    const { device, client } = await signedInWith(1);
    localStorage.removeItem(`${storagePrefix(page.publicToken)}::passkeys`);
    await client.session.revoke();
    await client.webauthn.authenticate({ ...PASSKEY, session_duration_minutes: 30 });
    await client.user.deleteWebauthnRegistration(registrations(client)[0] ?? '');
    await eventually(() =>
      expect(device.sentSignals).toEqual([
        {
          signal: 'allAccepted',
          rpId: 'localhost',
          userId: base64url(userId(client)),
          allAcceptedCredentialIds: [],
        },
      ]),
    );
  });

  it('a passkey unknown to the provider is signalled as unknown', async () => {
    const { device, client } = await signedInWith(1);
    await client.user.deleteWebauthnRegistration(registrations(client)[0] ?? '');
    await client.session.revoke();
    await eventually(() => expect(device.sentSignals).toHaveLength(1));
    const refused = await rejection(
      client.webauthn.authenticate({ ...PASSKEY, session_duration_minutes: 30 }),
    );
    expect(refused).toMatchObject({ error_type: 'webauthn_registration_not_found' });
    expect(device.sentSignals.slice(1)).toEqual([
      { signal: 'unknown', rpId: 'localhost', credentialId: device.ids()[0] },
    ]);
  });

  it.each([
    [
      'another error of the provider',
      { status: 401, body: { status_code: 401, error_type: 'unable_to_auth_webauthn_registration' } },
    ],
    ['a network failure', { drop: true }],
  ])('%s signals nothing', async (_, fault) => {
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await makePasskey(page, client);
    await page.fault('/webauthn/authenticate', fault);
    await rejection(client.webauthn.authenticate({ ...PASSKEY, session_duration_minutes: 30 }));
    expect(device.sentSignals).toEqual([]);
  });

  it('a changed name of the account is signalled with the user’s details', async () => {
    const { device, client } = await signedInWith(1);
    await client.user.update({ name: { first_name: 'Ada', last_name: 'Lovelace' } });
    await eventually(() =>
      expect(device.sentSignals).toEqual([
        {
          signal: 'userDetails',
          rpId: 'localhost',
          userId: base64url(userId(client)),
          name: EMAIL,
          displayName: 'Ada Lovelace',
        },
      ]),
    );
    await client.user.update({ untrusted_metadata: { theme: 'dark' } });
    await page.idle();
    expect(device.sentSignals).toHaveLength(1);
  });

  it('a browser without signals changes nothing', async () => {
    setUpPasskeys(page, { signals: false });
    const client = headlessClient(page);
    await signIn(page, client);
    await client.webauthn.register(PASSKEY);
    await client.user.update({ name: { first_name: 'Ada' } });
    await client.user.deleteWebauthnRegistration(registrations(client)[0] ?? '');
    await page.idle();
    expect(registrations(client)).toEqual([]);
  });
});

describe('§4 Passkeys: what this browser stores', () => {
  it.each([
    ['a browser that converts passkeys to JSON', { json: true }],
    ['a browser that does not', { json: false }],
  ])(
    'stores ids and the passkey manager’s name while signed in; no name, address or key: %s',
    async (_, browser) => {
      const device = setUpPasskeys(page, { ...browser, aaguid: ONE_PASSWORD });
      const client = headlessClient(page);
      await signIn(page, client);
      const { webauthn_registration_id } = await client.webauthn.register(PASSKEY);
      expect(kept(page)).toEqual({
        [webauthn_registration_id]: {
          credential_id: device.ids()[0],
          hash: createHash('sha256')
            .update(device.ids()[0] ?? '')
            .digest('base64url'),
          user_id: userId(client),
          user_handle: base64url(userId(client)),
          domain: 'localhost',
          aaguid: ONE_PASSWORD,
          has_account_names: true,
        },
      });
      await client.session.revoke();
      await client.webauthn.authenticate({ ...PASSKEY, session_duration_minutes: 30 });
      expect(kept(page)).toMatchObject({ [webauthn_registration_id]: { aaguid: ONE_PASSWORD } });
    },
  );

  it('stores no name for a manager that does not identify itself', async () => {
    const { client } = await signedInWith(1);
    expect(kept(page)[registrations(client)[0] ?? '']).not.toHaveProperty('aaguid');
  });

  it('ignores invalid stored data', async () => {
    setUpPasskeys(page, { aaguid: ONE_PASSWORD });
    const client = headlessClient(page);
    await signIn(page, client);
    const key = storagePrefix(page.publicToken);
    localStorage.setItem(`${key}::passkeys`, '{"a":1,"b":{"credential_id":7},"c":null}');
    localStorage.setItem(`${key}::passkey_makers`, '[7,{}]');
    await client.webauthn.register(PASSKEY);
    expect(
      Object.values(JSON.parse(localStorage.getItem(`${key}::passkey_makers`) ?? '{}') as object),
    ).toEqual([ONE_PASSWORD]);
    expect(Object.keys(kept(page))).toEqual(registrations(client));
  });

  it('stores at most fifty ids', async () => {
    const some = { credential_id: 'c', hash: 'h', user_id: 'u', user_handle: 'h', domain: 'localhost' };
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`old-${at}`, some]));
    const device = setUpPasskeys(page);
    const client = headlessClient(page);
    await signIn(page, client);
    localStorage.setItem(`${storagePrefix(page.publicToken)}::passkeys`, JSON.stringify(many));
    await client.webauthn.register(PASSKEY);
    expect(device.ids()).toHaveLength(1);
    expect(Object.keys(kept(page))).toHaveLength(50);
    expect(Object.keys(kept(page)).at(-1)).toBe(registrations(client)[0]);
  });
});
