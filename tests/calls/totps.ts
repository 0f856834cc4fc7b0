import { totpCode } from '../../sandbox/testing/authenticatorApp';
import type { Client } from '../../src/headless';
import { A_LIST, A_STRING, AUTH, DURATION, META, type RouteTable } from './route';

const withApp = (client: Client) => client.totps.create({ expiration_minutes: 10 });

export const totpRoutes: RouteTable = () => ({
  'POST /totps': {
    call: withApp,
    signedIn: true,
    body: { expiration_minutes: 10 },
    answer: {
      ...META,
      totp_id: A_STRING,
      secret: A_STRING,
      qr_code: expect.stringMatching(/^data:image\/png;base64,/) as string,
      recovery_codes: A_LIST,
    },
  },
  'POST /totps/authenticate': {
    call: async (client) => {
      const { secret } = await withApp(client);
      return client.totps.authenticate({ totp_code: totpCode(secret, Date.now()), ...DURATION });
    },
    signedIn: true,
    body: { totp_code: expect.stringMatching(/^\d{6}$/) as string, ...DURATION },
    answer: { ...AUTH, totp_id: A_STRING },
  },
  'POST /totps/recovery_codes': {
    call: async (client) => {
      await withApp(client);
      return client.totps.recoveryCodes();
    },
    signedIn: true,
    answer: {
      ...META,
      user_id: A_STRING,
      totps: [{ totp_id: A_STRING, verified: false, recovery_codes: A_LIST }],
    },
  },
  'POST /totps/recover': {
    call: async (client) => {
      const { recovery_codes } = await withApp(client);
      return client.totps.recover({ recovery_code: recovery_codes[0] ?? '', ...DURATION });
    },
    signedIn: true,
    body: { recovery_code: A_STRING, ...DURATION },
    answer: { ...AUTH, totp_id: A_STRING },
  },
});
