import { isRecord } from '../../../src/domain/calls/checkValues';
import { stringOf } from '../../../src/domain/calls/wireValues';
import { webauthnRegistration } from '../../state/users/userDetails';
import { fromBase64, textOfUtf8 } from '../../verify/bytes';
import { readCredential } from '../../verify/factors/webauthn';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import type { Call, Route, Visitor } from '../route';
import { route } from '../route';
import { backendRoute, browserCall, foundUser } from './backendRoute';

const USER = { user_id: { type: 'string', required: true } } as const satisfies Shape;
const TOTP_MINUTES = 24 * 60;

const ofUser = (path: string): Route => backendRoute({ path, body: USER, as: browserCall('POST', path) });

const totps: Route[] = [
  backendRoute({
    path: '/totps',
    body: { ...USER, expiration_minutes: { type: 'number' } },
    as: browserCall('POST', '/totps'),
    around: ({ body }, work) => work({ expiration_minutes: body.expiration_minutes ?? TOTP_MINUTES }),
  }),
  ofUser('/totps/authenticate'),
  ofUser('/totps/recovery_codes'),
  ofUser('/totps/recover'),
];

const byUser = (path: string) => (call: Call) =>
  browserCall('POST', `${path}/${call.onBehalf?.userId === undefined ? 'primary' : 'secondary'}`);

/** The visitor at a page of this address. */
const at = (visitor: Visitor, address: string): Pick<Call, 'visitor'> => {
  if (!/^https?:/.test(address) || !URL.canParse(address)) return refuse('invalid_domain');
  const { origin } = new URL(address);
  return { visitor: { ...visitor, origin, page: origin } };
};

const DOMAIN = { domain: { type: 'string', required: true } } as const satisfies Shape;
const CREDENTIAL = { public_key_credential: { type: 'string', required: true } } as const satisfies Shape;

/** The origin that the browser wrote into the credential; its domain must be the one that the challenge is for. */
function originIn(text: string): string {
  const response = readCredential<{ response?: unknown }>(text)?.response;
  const data = isRecord(response) ? textOfUtf8(fromBase64(stringOf(response['clientDataJSON']))) : '';
  return stringOf(readCredential<{ origin?: unknown }>(data)?.origin);
}

const webauthn: Route[] = [
  backendRoute({
    path: '/webauthn/register/start',
    body: { ...USER, ...DOMAIN },
    as: browserCall('POST', '/webauthn/register/start'),
    around: ({ visitor, body }, work) => work({}, at(visitor, `https://${body.domain}`)),
  }),
  backendRoute({
    path: '/webauthn/register',
    body: { ...USER, ...CREDENTIAL },
    as: browserCall('POST', '/webauthn/register'),
    around: ({ visitor, body }, work) => {
      const origin = originIn(body.public_key_credential);
      return origin ? work({}, at(visitor, origin)) : refuse('unable_to_register_webauthn_registration');
    },
  }),
  backendRoute({
    path: '/webauthn/authenticate/start',
    body: DOMAIN,
    as: byUser('/webauthn/authenticate/start'),
    around: ({ visitor, body }, work) => work({}, at(visitor, `https://${body.domain}`)),
  }),
  backendRoute({
    path: '/webauthn/authenticate',
    body: CREDENTIAL,
    as: browserCall('POST', '/webauthn/authenticate'),
    around: ({ visitor, body }, work) => {
      const origin = originIn(body.public_key_credential);
      return origin ? work({}, at(visitor, origin)) : refuse('unable_to_auth_webauthn_registration');
    },
  }),
  route({
    method: 'GET',
    path: '/webauthn/credentials/:user_id/:domain',
    access: 'server',
    run: async (call) => {
      const { user_id } = await foundUser(call, call.params['user_id']);
      const passkeys = await call.state.webauthn.credentials(user_id, call.params['domain'] ?? '');
      const credentials = passkeys.map(({ credential_id, webauthn_registration_id, public_key }) => ({
        credential_id: credential_id ?? '',
        webauthn_registration_id,
        type: 'public-key',
        public_key: public_key ?? '',
      }));
      return { data: { credentials } };
    },
  }),
  route({
    method: 'PUT',
    path: '/webauthn/:id',
    access: 'server',
    body: { name: { type: 'string', required: true } },
    run: async ({ state, project, params: { id = '' }, body }) => {
      const owner = await state.removals.ownerOf(project.public_token, 'webauthn_registrations', id);
      const renamed = owner === undefined ? null : await state.webauthn.rename(owner, id, body.name);
      if (!renamed) return refuse('webauthn_registration_not_found');
      return { data: { webauthn_registration: webauthnRegistration(renamed) } };
    },
  }),
];

/** The page in the text that the wallet shows. */
function pageOf({ domain, uri }: { domain: string; uri?: string }): string {
  const isOfDomain = uri !== undefined && URL.canParse(uri) && new URL(uri).host === domain;
  return isOfDomain ? uri : `https://${domain}`;
}

const wallets: Route[] = [
  backendRoute({
    path: '/crypto_wallets/authenticate/start',
    body: {
      crypto_wallet_address: { type: 'string', required: true },
      siwe_params: {
        type: 'object',
        properties: { domain: { type: 'string', required: true }, uri: { type: 'string' } },
      },
    },
    as: byUser('/crypto_wallets/authenticate/start'),
    around: async ({ visitor, body: { siwe_params: siwe }, onBehalf }, work) => {
      const data = await work({}, siwe ? at(visitor, pageOf(siwe)) : {});
      // A stranger becomes a user when the wallet has signed.
      return { ...data, user_id: onBehalf?.userId ?? '', user_created: false };
    },
  }),
  backendRoute({
    path: '/crypto_wallets/authenticate',
    as: browserCall('POST', '/crypto_wallets/authenticate'),
  }),
];

export const backendFactorCalls: Route[] = [...totps, ...webauthn, ...wallets];
