import type { Mount } from './mountArgs';
import { mountWidget, type WidgetArgs } from './mountWidget';

export interface PasswordResetArgs extends WidgetArgs {
  /** The token of the mail: `token` in the address that its link led to. */
  passwordResetToken: string;
}

const NO_TOKEN =
  'passwordResetToken must be a string: the "token" in the query of the address that the mail\'s link led to.';

/**
 * Puts the password reset widget into an element of the page that a reset mail's links lead to. With `login` as the
 * address's `stytch_token_type` it signs in at once; otherwise it asks for a new password.
 * @param args.passwordResetToken the `token` in the page's address.
 * @param args.selector a CSS selector or the element; it must exist.
 * @throws Error when no element matches the selector; StytchSDKUsageError naming each wrong field and its fix.
 * @example
 * PriceRxAuth.mountPasswordReset({
 *   publicToken: 'public-token-test-…',
 *   selector: '#reset',
 *   passwordResetToken: new URLSearchParams(location.search).get('token'),
 * });
 */
export const mountPasswordReset = (args: PasswordResetArgs): Mount =>
  mountWidget<PasswordResetArgs>(
    {
      kind: 'passwordReset',
      method: 'mountPasswordReset',
      problems: ({ passwordResetToken: token }) =>
        typeof token === 'string' && token !== '' ? [] : [NO_TOKEN],
      secrets: ({ passwordResetToken }) => ({ passwordResetToken }),
      subject: ({ passwordResetToken }) => passwordResetToken,
    },
    args,
  );
