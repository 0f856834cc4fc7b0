import { callWith, CLIENT_CALLS, type Fields } from '../../tests/calls/clientCalls';
import { rightFields, WRONG_CALLS } from '../../tests/calls/wrongCalls';
import { setUpPasskeys } from '../../tests/browser/passkeys';
import { rejection, startedClient } from '../../tests/visits/headless';
import { setUpSandbox } from '../../tests/sandbox';

const page = setUpSandbox();

describe('§5 Client call checks', () => {
  it.each([...new Set(WRONG_CALLS.map(([method]) => method))])(
    '%s: the first wrong field is named, and nothing is sent',
    async (method) => {
      const client = await startedClient(page, { events: false });
      const before = page.calls().length;
      for (const [, problem, call] of WRONG_CALLS.filter(([called]) => called === method)) {
        const error = await rejection(new Promise((resolve) => resolve(call(client))));
        expect(error).toMatchObject({
          name: 'StytchSDKUsageError',
          message: `Invalid call to ${method}\n${problem}`,
        });
      }
      await page.idle();
      expect(page.calls()).toHaveLength(before);
    },
  );
});

/** Methods that send no JSON: they leave the page. */
const LEAVE = ['oauth.google.start', 'idp.oauthAuthorizeSubmit'];
const UNKNOWN = { unknown_field: null, other_field: 'unknown' };

describe('§7 API calls: an optional field that is null', () => {
  it.each(CLIENT_CALLS.filter(({ method }) => !LEAVE.includes(method)))(
    '$method sends no field that is null or unknown',
    async (call) => {
      await page.project({ bootstrap: { siwe_required_for_crypto_wallets: true } });
      setUpPasskeys(page);
      const client = await startedClient(page, { events: false });
      const fields: Fields = { ...rightFields(call.checks), ...UNKNOWN };
      if ('siwe_params' in fields)
        Object.assign(fields, {
          crypto_wallet_type: 'ethereum',
          siwe_params: { ...(fields['siwe_params'] as Fields), ...UNKNOWN },
        });
      await Promise.resolve(callWith(client, call, fields)).catch(() => undefined);
      const bodies = page.calls().map(({ body }) => JSON.stringify(body ?? {}));
      for (const body of bodies) expect(body).not.toMatch(/null|unknown/);
    },
  );

  it('a missing option has its default', async () => {
    const client = await startedClient(page, { events: false });
    for (const expiration_minutes of [null, undefined]) {
      await client.otps.email.loginOrCreate('ada@example.com', { expiration_minutes } as object);
      expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ expiration_minutes: 5 });
    }
  });
});
