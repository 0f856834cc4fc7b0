import { APP } from '../app';
import type { Row, Rows } from './rows';
import type { World } from './world';

const REQUEST = {
  client_id: APP.client_id,
  redirect_uri: APP.redirect_uris[0] ?? '',
  response_type: 'code',
  scopes: ['openid'],
};

const newClient = ({ client }: World) =>
  client.connectedApp.clients.create({
    client_type: 'third_party_public',
    client_name: 'Calendar',
    client_description: 'Shows reminders',
    redirect_urls: ['https://calendar.example/back'],
  });

/** A call that the sandbox says it does not have. */
const missing = (call: (world: World) => Promise<unknown>): Row => ({
  good: async (world) => {
    await expect(call(world)).rejects.toMatchObject({
      status_code: 501,
      error_type: 'not_in_sandbox',
      error_message: expect.stringMatching(/sandbox/) as string,
    });
  },
  bad: call,
  refusal: 'not_in_sandbox',
});

const client_id = 'x';

export const missingRows: Rows = {
  'sessions.migrate': missing(({ client }) => client.sessions.migrate({ session_token: 'x' })),
  'oauth.attach': missing(({ client }) => client.oauth.attach({ provider: 'google' })),
  'connectedApp.clients.secrets.rotateStart': missing(({ client }) =>
    client.connectedApp.clients.secrets.rotateStart({ client_id }),
  ),
  'connectedApp.clients.secrets.rotateCancel': missing(({ client }) =>
    client.connectedApp.clients.secrets.rotateCancel({ client_id }),
  ),
  'connectedApp.clients.secrets.rotate': missing(({ client }) =>
    client.connectedApp.clients.secrets.rotate({ client_id }),
  ),
  'm2m.token': missing(({ client }) => client.m2m.token({ client_id, client_secret: 'x' })),
  'm2m.clients.get': missing(({ client }) => client.m2m.clients.get({ client_id })),
  'm2m.clients.search': missing(({ client }) => client.m2m.clients.search({})),
  'm2m.clients.update': missing(({ client }) => client.m2m.clients.update({ client_id })),
  'm2m.clients.delete': missing(({ client }) => client.m2m.clients.delete({ client_id })),
  'm2m.clients.create': missing(({ client }) => client.m2m.clients.create({ scopes: [] })),
  'm2m.clients.secrets.rotateStart': missing(({ client }) =>
    client.m2m.clients.secrets.rotateStart({ client_id }),
  ),
  'm2m.clients.secrets.rotateCancel': missing(({ client }) =>
    client.m2m.clients.secrets.rotateCancel({ client_id }),
  ),
  'm2m.clients.secrets.rotate': missing(({ client }) => client.m2m.clients.secrets.rotate({ client_id })),
  'fraud.email.risk': missing(({ client }) => client.fraud.email.risk({ email_address: 'a@example.com' })),
  'fraud.fingerprint.lookup': missing(({ client }) => client.fraud.fingerprint.lookup({ telemetry_id: 'x' })),
  'fraud.rules.set': missing(({ client }) => client.fraud.rules.set({ action: 'ALLOW' })),
  'fraud.rules.list': missing(({ client }) => client.fraud.rules.list({})),
  'fraud.verdictReasons.override': missing(({ client }) =>
    client.fraud.verdictReasons.override({ verdict_reason: 'x', override_action: 'ALLOW' }),
  ),
  'fraud.verdictReasons.list': missing(({ client }) => client.fraud.verdictReasons.list({})),
};

/** Calls that take no arguments: what is refused is the secret. */
const plain = (call: (client: World['client']) => Promise<unknown>): Row => ({
  good: ({ client }) => call(client),
  bad: ({ stranger }) => call(stranger),
  refusal: 'unauthorized_credentials',
});

export const appRows: Rows = {
  'debug.whoami': plain((client) => client.debug.whoami()),
  'project.metrics': plain((client) => client.project.metrics()),
  'rbac.policy': plain((client) => client.rbac.policy()),
  'connectedApp.clients.create': {
    good: newClient,
    bad: ({ client }) => client.connectedApp.clients.create({ client_type: 'third_party' }),
    refusal: 'bad_request',
  },
  'connectedApp.clients.get': {
    good: async (world) => world.client.connectedApp.clients.get((await newClient(world)).connected_app),
    bad: ({ client }) => client.connectedApp.clients.get({ client_id }),
    refusal: 'oauth_client_not_found',
  },
  'connectedApp.clients.update': {
    good: async (world) => {
      const { client_id: id } = (await newClient(world)).connected_app;
      const answer = await world.client.connectedApp.clients.update({ client_id: id, client_name: 'Diary' });
      expect(answer.connected_app).toMatchObject({
        client_name: 'Diary',
        client_description: 'Shows reminders',
      });
      return answer;
    },
    bad: ({ client }) => client.connectedApp.clients.update({ client_id }),
    refusal: 'oauth_client_not_found',
  },
  'connectedApp.clients.delete': {
    good: async (world) => world.client.connectedApp.clients.delete((await newClient(world)).connected_app),
    bad: ({ client }) => client.connectedApp.clients.delete({ client_id }),
    refusal: 'oauth_client_not_found',
  },
  'connectedApp.clients.search': {
    good: async (world) => {
      await newClient(world);
      return world.client.connectedApp.clients.search({});
    },
    bad: ({ client }) => client.connectedApp.clients.search({ limit: 0 }),
    refusal: 'bad_request',
  },
  'idp.introspectTokenNetwork': {
    good: async ({ client, accessToken }) => {
      const { access_token: token, user_id } = await accessToken();
      const answer = await client.idp.introspectTokenNetwork({ token, client_id: APP.client_id });
      expect(answer).toMatchObject({
        subject: user_id,
        scope: 'openid email',
        audience: ['project-test-sandbox'],
      });
      return answer;
    },
    bad: ({ client }) => client.idp.introspectTokenNetwork({ token: 'x', client_id: APP.client_id }),
    refusal: 'token_invalid',
  },
  'idp.introspectTokenLocal': {
    good: async ({ client, accessToken }) =>
      client.idp.introspectTokenLocal((await accessToken()).access_token),
    bad: ({ client }) => client.idp.introspectTokenLocal('a.b.c'),
    refusal: 'jwt_invalid',
  },
  'idp.oauth.authorizeStart': {
    good: async ({ client, newUser }) =>
      client.idp.oauth.authorizeStart({ ...REQUEST, user_id: (await newUser()).user_id }),
    bad: async ({ client, newUser }) =>
      client.idp.oauth.authorizeStart({ ...REQUEST, client_id, user_id: (await newUser()).user_id }),
    refusal: 'oauth_client_not_found',
  },
  'idp.oauth.authorize': {
    good: async ({ client, newUser }) => {
      const { user_id } = await newUser();
      const given = { ...REQUEST, user_id, consent_granted: true, code_challenge: 'x'.repeat(43) };
      const answer = await client.idp.oauth.authorize(given);
      expect(new URL(answer.redirect_uri).searchParams.get('code')).toBe(answer.authorization_code);
      return answer;
    },
    bad: ({ client }) => client.idp.oauth.authorize({ ...REQUEST, consent_granted: true }),
    refusal: 'user_unauthenticated',
  },
  // The package checks the token itself, and the sandbox issues none that is for a machine.
  'm2m.authenticateToken': {
    good: async ({ client }) => {
      await expect(client.m2m.authenticateToken({ access_token: 'a.b.c' })).rejects.toThrow('jwt_invalid');
    },
    bad: ({ client }) => client.m2m.authenticateToken({ access_token: 'a.b.c' }),
    refusal: 'jwt_invalid',
  },
};
