import { setUpSandbox } from '../../tests/sandbox';
import { headlessClient, rejection } from '../../tests/headlessVisits';
import type { Client } from '../headless';

const page = setUpSandbox();
const MINUTES = { session_duration_minutes: 30 };
/** A call as a program without types makes it. */
const bad = <T>(value: unknown): T => value as T;

type Call = (client: Client) => unknown;
const CALLS: [string, string, Call][] = [
  ['otps.authenticate', 'token must be a string.', (c) => c.otps.authenticate(bad(1), 'm', MINUTES)],
  [
    'otps.authenticate',
    'token must be a string.',
    (c) => c.otps.authenticate(bad(undefined), bad(1), bad({})),
  ],
  ['otps.authenticate', 'method_id must be a string.', (c) => c.otps.authenticate('1', bad(null), MINUTES)],
  [
    'otps.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.otps.authenticate('1', 'm', bad({ session_duration_minutes: '30' })),
  ],
  [
    'otps.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.otps.authenticate('1', 'm', bad(undefined)),
  ],
  [
    'otps.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.otps.authenticate('1', 'm', { session_duration_minutes: NaN }),
  ],
  ['otps.sms.loginOrCreate', 'phone_number must be a string.', (c) => c.otps.sms.loginOrCreate(bad(1415))],
  ['otps.sms.send', 'phone_number must be a string.', (c) => c.otps.sms.send(bad({}))],
  [
    'otps.whatsapp.loginOrCreate',
    'phone_number must be a string.',
    (c) => c.otps.whatsapp.loginOrCreate(bad([])),
  ],
  ['otps.whatsapp.send', 'phone_number must be a string.', (c) => c.otps.whatsapp.send(bad(true))],
  ['otps.email.loginOrCreate', 'email must be a string.', (c) => c.otps.email.loginOrCreate(bad(null))],
  ['otps.email.send', 'email must be a string.', (c) => c.otps.email.send(bad(undefined))],
  [
    'otps.email.loginOrCreate',
    'expiration_minutes must be a number.',
    (c) => c.otps.email.loginOrCreate('a@b.co', bad({ expiration_minutes: '5' })),
  ],
  [
    'magicLinks.email.loginOrCreate',
    'email must be a string.',
    (c) => c.magicLinks.email.loginOrCreate(bad(7)),
  ],
  ['magicLinks.email.send', 'email must be a string.', (c) => c.magicLinks.email.send(bad(7))],
  ['magicLinks.authenticate', 'token must be a string.', (c) => c.magicLinks.authenticate(bad(7), MINUTES)],
  [
    'magicLinks.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.magicLinks.authenticate('t', bad({})),
  ],
  [
    'session.authenticate',
    'session_duration_minutes must be a number.',
    (c) => c.session.authenticate(bad({ session_duration_minutes: '60' })),
  ],
  ['session.revoke', 'forceClear must be a boolean.', (c) => c.session.revoke(bad({ forceClear: 'yes' }))],
  ['session.updateSession', 'session_token must be a string.', (c) => c.session.updateSession(bad({}))],
  [
    'session.updateSession',
    'session_jwt must be a string.',
    (c) => c.session.updateSession(bad({ session_token: 's', session_jwt: 1 })),
  ],
  [
    'user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: 'x' })),
  ],
  [
    'user.update',
    'untrusted_metadata must be an object.',
    (c) => c.user.update(bad({ untrusted_metadata: [] })),
  ],
  ['user.update', 'name must be an object.', (c) => c.user.update(bad({ name: 'Ada' }))],
  [
    'authenticateByUrl',
    'session_duration_minutes must be a number.',
    (c) => c.authenticateByUrl(bad({ session_duration_minutes: null })),
  ],
  [
    'authenticateByUrl',
    'session_duration_minutes must be a number.',
    (c) => c.authenticateByUrl(bad(undefined)),
  ],
];

describe('§5 Client call checks: the first bad field is told, and nothing is sent', () => {
  it.each(CALLS)('%s: %s', async (method, problem, call) => {
    const client = headlessClient(page, { events: false });
    await page.idle();
    const before = page.calls().length;
    const error = await rejection(new Promise((resolve) => resolve(call(client))));
    expect(error).toMatchObject({
      name: 'StytchSDKUsageError',
      message: `Invalid call to stytch.${method}\n${problem}`,
    });
    await page.idle();
    expect(page.calls()).toHaveLength(before);
  });

  it('what is optional may be undefined or null', async () => {
    const client = headlessClient(page, { events: false });
    await client.otps.email.loginOrCreate('ada@example.com', bad({ expiration_minutes: null }));
    await client.otps.email.loginOrCreate('ada@example.com', { expiration_minutes: undefined });
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ expiration_minutes: 5 });
  });
});
