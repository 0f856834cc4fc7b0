import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import { api, type ProtectionFields, type SendPath } from '../api';

export interface MagicLinkSendFields extends ProtectionFields {
  email: string;
  /** Target of the link for existing users. Must be registered with the project. Default: the project's. */
  login_magic_link_url?: string;
  /** Target of the link for new users. Must be registered with the project. Default: the project's. */
  signup_magic_link_url?: string;
  /** Minutes until the link for existing users expires. Default: the project's. */
  login_expiration_minutes?: number;
  /** Minutes until the link for new users expires. Default: the project's. */
  signup_expiration_minutes?: number;
  /** Id of the project's mail template for existing users. */
  login_template_id?: string;
  /** Id of the project's mail template for new users. */
  signup_template_id?: string;
  /** Language of the mail, as a tag such as `es`. Default: the project's. */
  locale?: string;
  /** True or left out: the provider takes no false here. */
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
    magicLinksEmailSend: build.mutation<AnswerMeta, MagicLinkSendFields & { path: SendPath }>({
      query: ({ path, ...body }) => ({ method: 'POST', path: `/magic_links/email/send/${path}`, body }),
    }),
    magicLinksAuthenticate: build.mutation<MagicLinkAuthenticateAnswer, MagicLinkAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/magic_links/authenticate', body }),
    }),
  }),
});
