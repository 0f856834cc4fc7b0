import { makeVisitor } from '../../../tests/data/visitors';
import { createFakeServices } from '../../../tests/fakeServices';
import { createClientOf } from '../../../tests/sagas';
import type { KnownPasskey } from '../../browser/passkeys/knownPasskeys';
import type { WebAuthn } from '../../browser/passkeys/webauthn';
import type { WebauthnRegistration } from '../../domain/entities';
import { signalAcceptedPasskeys, signalAccountNames } from './passkeySignals';

const { user } = makeVisitor();
const ADA = user.user_id;

const known = (name: string, fields: Partial<KnownPasskey> = {}): [string, KnownPasskey] => [
  name,
  {
    credential_id: `credential-${name}`,
    hash: '',
    user_id: ADA,
    user_handle: 'ada',
    domain: 'here.example',
    ...fields,
  },
];
const listed = (webauthn_registration_id: string, domain = 'here.example') =>
  ({ webauthn_registration_id, domain }) as WebauthnRegistration;

function device(passkeys: ReturnType<typeof known>[], isSupported = true, isLoaded = true) {
  const services = createFakeServices();
  const sent: unknown[][] = [];
  const forgotten: string[] = [];
  const browser = {
    known: {
      all: () => Object.fromEntries(passkeys),
      forget: (ids: readonly string[]) => void forgotten.push(...ids),
    },
    signals: {
      allAccepted: (...signal: unknown[]) => void sent.push(signal),
      userDetails: (domain: string, handle: string) => void sent.push([domain, handle]),
    },
  } as unknown as WebAuthn;
  services.webauthn = {
    ...services.webauthn,
    isSupported: () => isSupported,
    load: () => Promise.resolve(isLoaded ? browser : null),
  };
  return { ...createClientOf(services), sent, forgotten };
}

describe('§4 Passkeys: which passkeys a password manager keeps', () => {
  const HERE = 'here.example';
  const ELSEWHERE = known('elsewhere', { domain: 'elsewhere.example' });

  it.each<[string, ReturnType<typeof known>[], WebauthnRegistration[], unknown[][], string[]]>([
    [
      'the listed ones, and the others are forgotten',
      [known('kept'), known('gone')],
      [listed('kept')],
      [[HERE, 'ada', ['credential-kept']]],
      ['gone'],
    ],
    [
      'nothing is said while one of the list is unknown here',
      [known('kept')],
      [listed('kept'), listed('new')],
      [],
      [],
    ],
    [
      'one of the list without a domain may be of this one',
      [known('kept')],
      [listed('kept'), listed('new', '')],
      [],
      [],
    ],
    [
      'one of another domain does not matter',
      [known('kept')],
      [listed('kept'), listed('new', 'elsewhere.example')],
      [[HERE, 'ada', ['credential-kept']]],
      [],
    ],
    [
      'each domain by itself',
      [known('kept'), ELSEWHERE],
      [listed('kept'), listed('elsewhere', 'elsewhere.example')],
      [
        [HERE, 'ada', ['credential-kept']],
        ['elsewhere.example', 'ada', ['credential-elsewhere']],
      ],
      [],
    ],
    [
      'each handle of the user by itself',
      [known('kept'), known('own', { user_handle: 'host' })],
      [listed('kept'), listed('own')],
      [
        [HERE, 'ada', ['credential-kept']],
        [HERE, 'host', ['credential-own']],
      ],
      [],
    ],
    [
      'those of another user of this browser are left alone',
      [known('kept'), known('grace', { user_id: 'grace', user_handle: 'grace' })],
      [listed('kept')],
      [[HERE, 'ada', ['credential-kept']]],
      [],
    ],
  ])('%s', async (_, passkeys, webauthn_registrations, signals, gone) => {
    const { run, sent, forgotten } = device(passkeys);
    await run(() => signalAcceptedPasskeys({ ...user, webauthn_registrations }));
    expect(sent).toEqual(signals);
    expect(forgotten).toEqual(gone);
  });

  it.each([
    ['without WebAuthn', false, true],
    ['whose code for passkeys does not load', true, false],
  ])('nothing is said in a browser %s', async (_, isSupported, isLoaded) => {
    const { run, sent } = device([known('kept')], isSupported, isLoaded);
    await run(() => signalAcceptedPasskeys({ ...user, webauthn_registrations: [listed('kept')] }));
    expect(sent).toEqual([]);
  });
});

describe('§4 Passkeys: the names of an account', () => {
  it('go to the user’s own passkeys that have them, once for each handle', async () => {
    const { run, sent } = device([
      known('one', { has_account_names: true }),
      known('two', { has_account_names: true }),
      known('named by the host', { user_handle: 'host', has_account_names: false }),
      known('grace', { user_id: 'grace', user_handle: 'grace', has_account_names: true }),
    ]);
    await run(() => signalAccountNames(user));
    expect(sent).toEqual([['here.example', 'ada']]);
  });
});
