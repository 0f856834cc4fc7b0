import type { MagicLinkAuthenticateAnswer } from '../../api/endpoints/magicLinks';
import type { AnswerMeta } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import type { SagaGenerator } from '../../sagas/effects';
import {
  authenticateMagicLink,
  loginOrCreateByMagicLink,
  sendMagicLink,
  type MagicLinkOptions,
} from '../../sagas/resources/magicLinks';
import { checked, type Call, type CallsOf } from '../calls';

/** `client.magicLinks`: sign-in with links in emails. */
export interface MagicLinksClient {
  email: {
    /**
     * Sends a link. A visitor without an account is signed up.
     * @param email address to send the link to.
     * @param options redirect URLs, expirations in minutes and template ids, with the wire's names.
     * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
     * @example await client.magicLinks.email.loginOrCreate('ada@example.com', { login_magic_link_url: 'https://example.com/signed-in' });
     */
    loginOrCreate(email: string, options?: MagicLinkOptions): Promise<AnswerMeta>;
    /**
     * Sends a link to an existing user or, with a session, to an address that the user adds.
     * @param email address to send the link to.
     * @param options as for `loginOrCreate`.
     * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
     * @example await client.magicLinks.email.send('ada@example.com');
     */
    send(email: string, options?: MagicLinkOptions): Promise<AnswerMeta>;
  };
  /**
   * Signs in with the token of a link. A link requested with PKCE works only in the browser that requested
   * it.
   * @param token from the address that the link opened.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_auth_magic_link`, `magic_link_not_found`,
   * `pkce_…`), StytchAPIUnreachableError
   * @example await client.magicLinks.authenticate(token, { session_duration_minutes: 60 });
   */
  authenticate(
    token: string,
    options: { session_duration_minutes: number },
  ): Promise<MagicLinkAuthenticateAnswer>;
}

const sendCall = (
  send: (email: string, options: MagicLinkOptions) => SagaGenerator<Result<AnswerMeta>>,
): Call<[email: string, options?: MagicLinkOptions], AnswerMeta> =>
  checked(
    {
      email: 'string',
      login_magic_link_url: 'string?',
      signup_magic_link_url: 'string?',
      login_expiration_minutes: 'number?',
      signup_expiration_minutes: 'number?',
      login_template_id: 'string?',
      signup_template_id: 'string?',
      create_user_as_pending: 'boolean?',
      locale: 'string?',
    },
    (fields: MagicLinkOptions & { email: string }) => send(fields.email, fields),
    ['email'],
  );

export const MAGIC_LINK_CALLS: CallsOf<MagicLinksClient> = {
  email: { loginOrCreate: sendCall(loginOrCreateByMagicLink), send: sendCall(sendMagicLink) },
  authenticate: checked({ token: 'string', session_duration_minutes: 'number' }, authenticateMagicLink, [
    'token',
  ]),
};
