import type { AnswerMeta, AuthAnswer } from '../domain/entities';
import { api } from './api';
import { authAnswer } from './authAnswer';
import type { ProtectionFields, SendPath } from './protection';

export interface MagicLinkSendFields extends ProtectionFields {
  email: string;
  /** Where the link of a user who exists leads; must be registered with the project. Default: the project's. */
  login_magic_link_url?: string;
  /** The same for a new user. */
  signup_magic_link_url?: string;
  /** Minutes until the link of a user who exists expires. Default: the project's. */
  login_expiration_minutes?: number;
  /** The same for a new user. */
  signup_expiration_minutes?: number;
  /** Of the mail to a user who exists; a template of the project. */
  login_template_id?: string;
  /** Of the mail to a new user. */
  signup_template_id?: string;
  /** Sent only when true: the provider has no such field for "no". */
  create_user_as_pending?: true;
  code_challenge?: string;
}

export interface MagicLinkAuthenticateFields {
  token: string;
  session_duration_minutes: number;
  code_verifier?: string;
}

export type MagicLinkAuthenticateAnswer = AuthAnswer & { method_id: string };

export const magicLinksApi = api.injectEndpoints({
  endpoints: (build) => ({
    magicLinksEmailLoginOrCreate: build.mutation<AnswerMeta, MagicLinkSendFields>({
      query: (body) => ({ method: 'POST', path: '/magic_links/email/login_or_create', body }),
    }),
    magicLinksEmailSend: build.mutation<AnswerMeta, { path: SendPath; fields: MagicLinkSendFields }>({
      query: ({ path, fields }) => ({
        method: 'POST',
        path: `/magic_links/email/send/${path}`,
        body: fields,
      }),
    }),
    magicLinksAuthenticate: build.mutation<MagicLinkAuthenticateAnswer, MagicLinkAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/magic_links/authenticate', body }),
      transformResponse: (data) => authAnswer<MagicLinkAuthenticateAnswer>(data),
    }),
  }),
});
