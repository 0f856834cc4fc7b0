import { BY_URL_REQUIRED } from '../../tests/calls/authenticateByUrl';
import { CRYPTO_WALLET_REQUIRED } from '../../tests/calls/cryptoWallets';
import { IDP_REQUIRED } from '../../tests/calls/idp';
import { MAGIC_LINK_REQUIRED } from '../../tests/calls/magicLinks';
import { OAUTH_REQUIRED } from '../../tests/calls/oauth';
import { ORGANIZATION_REQUIRED } from '../../tests/calls/organizations';
import { OTP_REQUIRED } from '../../tests/calls/otps';
import { PASSWORD_REQUIRED } from '../../tests/calls/passwords';
import { RBAC_REQUIRED } from '../../tests/calls/rbac';
import { SESSION_REQUIRED } from '../../tests/calls/sessions';
import { TOTP_REQUIRED } from '../../tests/calls/totps';
import { USER_REQUIRED } from '../../tests/calls/users';
import { WEBAUTHN_REQUIRED } from '../../tests/calls/webauthn';
import { WRONG_CALLS } from '../../tests/calls/wrongCalls';
import { bad, type Required } from '../../tests/calls/wrongCall';
import { setUpPasskeys } from '../../tests/browser/passkeys';
import { rejection, startedClient } from '../../tests/visits/headless';
import { setUpSandbox } from '../../tests/sandbox';
import { CALL_CHECKS } from '../domain/calls/callChecks';
import { callProblem, type FieldCheck } from '../domain/calls/checks';

const page = setUpSandbox();

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
const { signal } = new AbortController();
const RIGHT = { string: '', number: 0, boolean: false, object: {}, stringArray: [], signal };
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
      WRONG_CALLS.some(
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

  it.each(WRONG_CALLS)('%s: %s', async (method, problem, call) => {
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
});

/** The arguments of a method that are given before its options. */
const POSITIONS: [method: RegExp, fields: string[]][] = [
  [/^user\.(delete|revoke)/, ['id']],
  [/^magicLinks\.email\./, ['email']],
  [/^otps\.email\./, ['email']],
  [/^otps\.(sms|whatsapp)\./, ['phone_number']],
  [/^otps\.authenticate/, ['token', 'method_id']],
  [/^(magicLinks|oauth)\.authenticate/, ['token']],
  [/^rbac\./, ['resource_id', 'action']],
];

const CONTENTS = { string: 'a@b.co', number: 30, boolean: true, object: {}, stringArray: [] };
/** A value for each required field, null for each optional one, and an unknown field. */
const withNulls = (checks: Record<string, FieldCheck>): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(checks).map(([field, check]) => {
      if (typeof check === 'object') return [field, withNulls(check)];
      return [field, check.endsWith('?') ? null : CONTENTS[check as keyof typeof CONTENTS]];
    }),
  ),
  unknown_field: null,
  other_field: 'unknown',
});

type Method = (...args: unknown[]) => Promise<unknown>;
/** Methods that send no JSON: they leave the page. */
const LEAVE = ['startOAuthFlow', 'idp.oauthAuthorizeSubmit'];

describe('§7 API calls: an optional field that is null', () => {
  it.each(Object.entries(CHECKS).filter(([method]) => !LEAVE.includes(method)))(
    '%s sends no field that is null or unknown',
    async (method, checks) => {
      await page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });
      setUpPasskeys(page);
      const client = await startedClient(page, { events: false });
      const given = { ...withNulls(checks), id: 'a', crypto_wallet_type: 'ethereum' };
      const before = POSITIONS.find(([pattern]) => pattern.test(method))?.[1] ?? [];
      const [owner, call] = [method.split('.').slice(0, -1), method.split('.').at(-1) ?? ''];
      const called = owner.reduce<object>(
        (part, name) => (part as Record<string, object>)[name] ?? {},
        client,
      );
      const args = [...before.map((field) => given[field as keyof typeof given]), given];
      await (called as Record<string, Method>)[call]?.(...args).catch(() => undefined);
      const bodies = page.calls().map(({ body }) => JSON.stringify(body ?? {}));
      for (const body of bodies) expect(body).not.toMatch(/null|unknown/);
    },
  );

  it('a missing option has its default', async () => {
    const client = await startedClient(page, { events: false });
    for (const expiration_minutes of [null, undefined]) {
      await client.otps.email.loginOrCreate('ada@example.com', bad({ expiration_minutes }));
      expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ expiration_minutes: 5 });
    }
  });
});
