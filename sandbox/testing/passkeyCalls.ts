import { softwareAuthenticator } from './authenticator';
import { visitorOf, type CallOptions, type useSandbox } from './visitor';

export const PASSKEY = { domain: 'localhost', return_passkey_credential_options: true };
/** A credential as JSON whose members `String()` cannot convert. */
export const ODD_CREDENTIAL = '{"id":{"toString":1},"response":{"clientDataJSON":{"toString":1}}}';

/** Status and error type of an answer. */
export const refusal = ({ status, errorType }: { status: number; errorType: string }) => [status, errorType];

/** The passkey calls of a test's visitor. */
export function passkeyCalls(sandbox: ReturnType<typeof useSandbox>) {
  const visitor = () => visitorOf(sandbox.current);
  const signUp = async (email?: string) => (await visitor().signIn(email)).data;

  async function creationOptions(session: string, given: object = {}): Promise<string> {
    const { data } = await visitor().call('/webauthn/register/start', { ...PASSKEY, ...given }, { session });
    return String(data['public_key_credential_creation_options']);
  }

  const register = (public_key_credential: string, session: string) =>
    visitor().call('/webauthn/register', { public_key_credential }, { session });

  async function requestOptions(given: object = {}, session?: string): Promise<string> {
    const path = `/webauthn/authenticate/start/${session ? 'secondary' : 'primary'}`;
    const { data } = await visitor().call(path, { ...PASSKEY, ...given }, { session });
    return String(data['public_key_credential_request_options']);
  }

  const authenticate = (public_key_credential: unknown, options: CallOptions = {}) =>
    visitor().call(
      '/webauthn/authenticate',
      { public_key_credential, session_duration_minutes: 30 },
      options,
    );

  /** A user with a registered passkey. */
  async function withPasskey(email?: string) {
    const { user_id, session_token } = await signUp(email);
    const authenticator = softwareAuthenticator();
    const created = authenticator.create(await creationOptions(session_token));
    const { data } = await register(created, session_token);
    const id = String(data['webauthn_registration_id']);
    return { user_id, session_token, authenticator, id, registered: data };
  }

  return {
    visitor,
    signUp,
    creationOptions,
    register,
    requestOptions,
    authenticate,
    withPasskey,
    advance: (seconds: number) => sandbox.current.control.advanceClock({ advance_ms: seconds * 1000 }),
  };
}
