import type { MagicLinkAuthenticateAnswer } from '../api/magicLinks';
import type { AnswerMeta } from '../domain/entities';
import {
  authenticateMagicLink,
  loginOrCreateByMagicLink,
  sendMagicLink,
  type MagicLinkOptions,
} from '../sagas/magicLinks';
import { perform } from './perform';
import type { Runtime } from './runtime';

/** `client.magicLinks`: links by email. */
export interface MagicLinksClient {
  email: {
    /**
     * Sends a link; a visitor without an account gets one.
     * @param email where the link goes.
     * @param options redirect URLs, expirations in minutes and templates, with the wire's names.
     * @throws StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
     * @example await client.magicLinks.email.loginOrCreate('ada@example.com', { login_magic_link_url: 'https://example.com/signed-in' });
     */
    loginOrCreate(email: string, options?: MagicLinkOptions): Promise<AnswerMeta>;
    /**
     * Sends a link to an existing user or, with a session, to an address that the user is adding.
     * @param email where the link goes.
     * @throws StytchSDKUsageError, StytchAPIError (`email_not_found`, …), StytchAPIUnreachableError
     * @example await client.magicLinks.email.send('ada@example.com');
     */
    send(email: string, options?: MagicLinkOptions): Promise<AnswerMeta>;
  };
  /**
   * Signs in with the token of a link. A link that was asked for with PKCE needs the verifier of the browser that asked.
   * @param token from the address that the link leads to.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_auth_magic_link`, `magic_link_not_found`, `pkce_…`), StytchAPIUnreachableError
   * @example await client.magicLinks.authenticate(token, { session_duration_minutes: 60 });
   */
  authenticate(
    token: string,
    options: { session_duration_minutes: number },
  ): Promise<MagicLinkAuthenticateAnswer>;
}

export function createMagicLinks(runtime: Runtime): MagicLinksClient {
  return {
    email: {
      loginOrCreate: (email, options = {}) =>
        perform(runtime, 'magicLinks.email.loginOrCreate', { email }, () =>
          loginOrCreateByMagicLink(email, options),
        ),
      send: (email, options = {}) =>
        perform(runtime, 'magicLinks.email.send', { email }, () => sendMagicLink(email, options)),
    },
    authenticate: (token, options) => {
      const fields = { token, session_duration_minutes: options?.session_duration_minutes };
      return perform(runtime, 'magicLinks.authenticate', fields, () => authenticateMagicLink(fields));
    },
  };
}
