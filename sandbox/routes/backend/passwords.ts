import type { MigratedHash } from '../../verify/factors/migratedHash';
import { canCheck, storedHash } from '../../verify/factors/migratedPassword';
import { checkEmail } from '../../verify/contacts/contacts';
import { refuse } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { route, type Route } from '../route';
import { backendRoute, browserCall, foundContact, serverUser } from './backendRoute';
import { addContact, PROFILE, setProfile } from './users';

const same = (path: string): Route => backendRoute({ path, as: browserCall('POST', path) });

const { name, trusted_metadata, untrusted_metadata } = PROFILE;

const create = backendRoute({
  path: '/passwords',
  body: { name, trusted_metadata, untrusted_metadata },
  as: browserCall('POST', '/passwords'),
  around: async (call, work) => {
    const data = await work({});
    const user = await setProfile(call, await call.state.users.get(String(data['user_id'])), call.body);
    return { ...data, user: serverUser(user) };
  },
});

const resetStart = backendRoute({
  path: '/passwords/email/reset/start',
  body: { email: { type: 'string', required: true } },
  as: browserCall('POST', '/passwords/email/reset/start'),
  around: async (call, work) => {
    await work({});
    const { user_id, contact_id: email_id } =
      (await foundContact(call, 'email', call.body.email)) ?? refuse('email_not_found');
    return { user_id, email_id };
  },
});

/** The field with the configuration of each type of hash. A hash of the types without one contains cost and salt. */
const CONFIGS = {
  argon_2i: 'argon_2_config',
  argon_2id: 'argon_2_config',
  bcrypt: null,
  md_5: 'md_5_config',
  pbkdf_2: 'pbkdf_2_config',
  phpass: null,
  scrypt: 'scrypt_config',
  sha_1: 'sha_1_config',
  sha_512: 'sha_512_config',
} as const;
const CONFIG_FIELDS = {
  md_5_config: { type: 'object' },
  sha_1_config: { type: 'object' },
  sha_512_config: { type: 'object' },
  scrypt_config: { type: 'object' },
  pbkdf_2_config: { type: 'object' },
  argon_2_config: { type: 'object' },
} as const satisfies Shape;

const UNCHECKED =
  'The hash is not of this type, or its costs are missing, or so high that one sign-in would stop the sandbox.';

const migrate = route({
  method: 'POST',
  path: '/passwords/migrate',
  access: 'server',
  body: {
    email: { type: 'string', required: true },
    hash: { type: 'string', required: true, minLength: 1, maxLength: 1_000 },
    hash_type: { type: 'string', required: true, enum: Object.keys(CONFIGS) },
    ...CONFIG_FIELDS,
    set_email_verified: { type: 'boolean' },
    phone_number: { type: 'string' },
    set_phone_number_verified: { type: 'boolean' },
    ...PROFILE,
  },
  run: async (call) => {
    const { state, project, body } = call;
    const { public_token } = project;
    const config = CONFIGS[body.hash_type as keyof typeof CONFIGS];
    const { hash_type, hash } = body;
    const given: MigratedHash = { hash_type, hash, config: (config && body[config]) ?? {} };
    if (!canCheck(given)) return refuse('invalid_hash', UNCHECKED);
    const known = await state.users.findContact(public_token, 'email', checkEmail(body.email));
    if (known && (await state.passwords.find(known.user_id))) return refuse('password_already_exists');
    const user_id = known?.user_id ?? (await state.users.create(public_token));
    const email_id = known?.contact_id ?? (await addContact(call, user_id, 'email', body.email));
    if (body.set_email_verified) await state.users.verifyContact(await state.users.getContact(email_id));
    const phone_id = await addContact(call, user_id, 'phone', body.phone_number);
    if (phone_id && body.set_phone_number_verified)
      await state.users.verifyContact(await state.users.getContact(phone_id));
    await state.passwords.setHash(public_token, user_id, storedHash(given));
    const user = await setProfile(call, await state.users.get(user_id), body);
    return { data: { user_id, email_id, user_created: !known, user: serverUser(user) } };
  },
});

export const backendPasswordRoutes: Route[] = [
  create,
  same('/passwords/authenticate'),
  same('/passwords/strength_check'),
  migrate,
  resetStart,
  same('/passwords/email/reset'),
  same('/passwords/existing_password/reset'),
  same('/passwords/session/reset'),
];
