import { BY_URL_CALLS, BY_URL_REQUIRED } from '../../tests/calls/authenticateByUrl';
import { CRYPTO_WALLET_CALLS, CRYPTO_WALLET_REQUIRED } from '../../tests/calls/cryptoWallets';
import { IDP_CALLS, IDP_REQUIRED } from '../../tests/calls/idp';
import { MAGIC_LINK_CALLS, MAGIC_LINK_REQUIRED } from '../../tests/calls/magicLinks';
import { OAUTH_CALLS, OAUTH_REQUIRED } from '../../tests/calls/oauth';
import { ORGANIZATION_CALLS, ORGANIZATION_REQUIRED } from '../../tests/calls/organizations';
import { OTP_CALLS, OTP_REQUIRED } from '../../tests/calls/otps';
import { PASSWORD_CALLS, PASSWORD_REQUIRED } from '../../tests/calls/passwords';
import { RBAC_CALLS, RBAC_REQUIRED } from '../../tests/calls/rbac';
import { SESSION_CALLS, SESSION_REQUIRED } from '../../tests/calls/sessions';
import { TOTP_CALLS, TOTP_REQUIRED } from '../../tests/calls/totps';
import { USER_CALLS, USER_REQUIRED } from '../../tests/calls/users';
import { WEBAUTHN_CALLS, WEBAUTHN_REQUIRED } from '../../tests/calls/webauthn';
import { bad, type Required, type WrongCall } from '../../tests/calls/wrongCall';
import { rejection, startedClient } from '../../tests/visits/headless';
import { setUpSandbox } from '../../tests/sandbox';
import { CALL_CHECKS } from '../domain/calls/callChecks';
import { callProblem, type FieldCheck } from '../domain/calls/checks';

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

const REQUIRED: Required = {
  ...USER_REQUIRED,
  ...SESSION_REQUIRED,
  ...MAGIC_LINK_REQUIRED,
  ...OTP_REQUIRED,
  ...PASSWORD_REQUIRED,
  ...CRYPTO_WALLET_REQUIRED,
  ...WEBAUTHN_REQUIRED,
  ...OAUTH_REQUIRED,
  ...IDP_REQUIRED,
  ...TOTP_REQUIRED,
  ...RBAC_REQUIRED,
  ...ORGANIZATION_REQUIRED,
  ...BY_URL_REQUIRED,
};

const CHECKS: Record<string, Record<string, FieldCheck>> = CALL_CHECKS;
const RIGHT = { string: '', number: 0, boolean: false, object: {}, stringArray: [] };
const right = (check: FieldCheck) =>
  typeof check === 'object' ? {} : RIGHT[check.replace('?', '') as keyof typeof RIGHT];

describe('§5 Client call checks: required fields', () => {
  it('the tests cover each call', () => {
    expect(Object.keys(REQUIRED).sort()).toEqual(Object.keys(CHECKS).sort());
  });

  it.each(Object.entries(REQUIRED))('%s requires %j', (method, required) => {
    const checks = CHECKS[method] ?? {};
    const fields = Object.fromEntries(Object.entries(checks).map(([field, check]) => [field, right(check)]));
    expect(callProblem(method, checks, fields)).toBeNull();
    const missed = Object.keys(fields).filter(
      (field) => callProblem(method, checks, { ...fields, [field]: undefined }) !== null,
    );
    expect(missed).toEqual(required);
  });
});

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
