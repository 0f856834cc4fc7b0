import type { AnswerMeta, AuthAnswer, WebauthnRegistration } from '../../domain/entities';
import { api, pathSegment, type ProtectionFields, type SendPath } from '../api';

export interface WebAuthnRegisterStartFields {
  domain: string;
  authenticator_type?: 'platform' | 'cross-platform';
  return_passkey_credential_options?: boolean;
  override_id?: string;
  override_name?: string;
  override_display_name?: string;
  user_agent: string;
  use_base64_url_encoding?: boolean;
}

export interface WebAuthnRegisterFields {
  /** JSON text with binary fields in base64url. */
  public_key_credential: string;
  session_duration_minutes?: number;
}

export interface WebAuthnAuthenticateStartFields {
  domain: string;
  return_passkey_credential_options?: boolean;
}

export interface WebAuthnAuthenticateFields extends ProtectionFields {
  public_key_credential: string;
  session_duration_minutes: number;
}

export type WebAuthnAnswer = AuthAnswer & { webauthn_registration_id: string };

export type WebAuthnUpdateAnswer = AnswerMeta & { webauthn_registration: WebauthnRegistration };

/** WebAuthn options for the browser, as JSON text. */
export type WebAuthnRegisterStartAnswer = AnswerMeta & { public_key_credential_creation_options: string };
export type WebAuthnAuthenticateStartAnswer = AnswerMeta & { public_key_credential_request_options: string };

export const webauthnApi = api.injectEndpoints({
  endpoints: (build) => ({
    webauthnRegisterStart: build.mutation<WebAuthnRegisterStartAnswer, WebAuthnRegisterStartFields>({
      query: (body) => ({ method: 'POST', path: '/webauthn/register/start', body }),
    }),
    webauthnRegister: build.mutation<WebAuthnAnswer, WebAuthnRegisterFields>({
      query: (body) => ({ method: 'POST', path: '/webauthn/register', body }),
    }),
    webauthnAuthenticateStart: build.mutation<
      WebAuthnAuthenticateStartAnswer,
      WebAuthnAuthenticateStartFields & { path: SendPath }
    >({
      query: ({ path, ...body }) => ({
        method: 'POST',
        path: `/webauthn/authenticate/start/${path}`,
        body,
      }),
    }),
    webauthnAuthenticate: build.mutation<WebAuthnAnswer, WebAuthnAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/webauthn/authenticate', body }),
    }),
    webauthnUpdate: build.mutation<WebAuthnUpdateAnswer, { id: string; name: string }>({
      query: ({ id, name }) => ({
        method: 'PUT',
        path: `/webauthn/update/${pathSegment(id)}`,
        body: { name },
      }),
    }),
  }),
});
