import { BY_URL_CALLS } from '../../tests/callChecks/authenticateByUrl';
import { CRYPTO_WALLET_CALLS } from '../../tests/callChecks/cryptoWallets';
import { IDP_CALLS } from '../../tests/callChecks/idp';
import { MAGIC_LINK_CALLS } from '../../tests/callChecks/magicLinks';
import { OAUTH_CALLS } from '../../tests/callChecks/oauth';
import { ORGANIZATION_CALLS } from '../../tests/callChecks/organizations';
import { OTP_CALLS } from '../../tests/callChecks/otps';
import { PASSWORD_CALLS } from '../../tests/callChecks/passwords';
import { RBAC_CALLS } from '../../tests/callChecks/rbac';
import { SESSION_CALLS } from '../../tests/callChecks/sessions';
import { TOTP_CALLS } from '../../tests/callChecks/totps';
import { USER_CALLS } from '../../tests/callChecks/users';
import { WEBAUTHN_CALLS } from '../../tests/callChecks/webauthn';
import { bad, type WrongCall } from '../../tests/callChecks/wrongCall';
import { rejection, startedClient } from '../../tests/visits/headless';
import { setUpSandbox } from '../../tests/sandbox';
import { CALL_CHECKS } from '../domain/calls/callChecks';

const page = setUpSandbox();

const CALLS: WrongCall[] = [
  ...USER_CALLS,
  ...SESSION_CALLS,
  ...MAGIC_LINK_CALLS,
  ...OTP_CALLS,
  ...PASSWORD_CALLS,
  ...CRYPTO_WALLET_CALLS,
  ...WEBAUTHN_CALLS,
  ...OAUTH_CALLS,
  ...IDP_CALLS,
  ...TOTP_CALLS,
  ...RBAC_CALLS,
  ...ORGANIZATION_CALLS,
  ...BY_URL_CALLS,
];

describe('§5 Client call checks: the first wrong field is named, and nothing is sent', () => {
  it('the tests cover each field of each call', () => {
    const named = (method: string, field: string) =>
      CALLS.some(
        ([called, problem]) =>
          (called === method || called === `stytch.${method}`) && problem.startsWith(`${field} must be `),
      );
    const untested = Object.entries(CALL_CHECKS).flatMap(([method, fields]) =>
      Object.entries(fields)
        .flatMap(([field, check]) => (typeof check === 'object' ? [field, ...Object.keys(check)] : field))
        .filter((field) => !named(method, field))
        .map((field) => `${method}: ${field}`),
    );
    expect(untested).toEqual([]);
  });

  it.each(CALLS)('%s: %s', async (method, problem, call) => {
    const client = await startedClient(page, { events: false });
    await page.idle();
    const before = page.calls().length;
    const error = await rejection(new Promise((resolve) => resolve(call(client))));
    expect(error).toMatchObject({
      name: 'StytchSDKUsageError',
      message: `Invalid call to ${method}\n${problem}`,
    });
    await page.idle();
    expect(page.calls()).toHaveLength(before);
  });

  it('an optional field may be undefined or null', async () => {
    const client = await startedClient(page, { events: false });
    await client.otps.email.loginOrCreate('ada@example.com', bad({ expiration_minutes: null }));
    await client.otps.email.loginOrCreate('ada@example.com', { expiration_minutes: undefined });
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ expiration_minutes: 5 });
  });
});
