import { tabToken } from '../browser/heldToken';
import { isBrowser } from '../browser/pageServices';
import { connectionOf } from './createClient';
import type { Mount } from './mountArgs';
import { mountWidget, type WidgetArgs } from './mountWidget';

export interface PasswordResetArgs extends WidgetArgs {
  /** The token of the mail: `token` in the address that its link led to, or null after a reload. */
  passwordResetToken: string;
}

const NO_TOKEN =
  'passwordResetToken must be a string: the "token" in the query of the address that the mail\'s link led to.';

/** The token has left the address for the tab's storage; a host that reads the address anew finds it there no more. */
function withHeldToken(args: PasswordResetArgs): PasswordResetArgs {
  const { client, publicToken, passwordResetToken } = (args ?? {}) as Partial<PasswordResetArgs>;
  const token = client ? connectionOf(client)?.page.publicToken : publicToken;
  if (passwordResetToken != null || typeof token !== 'string' || !isBrowser()) return args;
  const held = tabToken(token).read();
  return held ? { ...args, passwordResetToken: held.token } : args;
}

/**
 * Puts the password reset widget into an element of the page that a reset mail's links lead to. With `login` as the
 * address's `stytch_token_type` it signs in: at once in the browser that asked for the mail, elsewhere after a click. Otherwise it
 * asks for a new password. The token leaves the address at once.
 * @param args.passwordResetToken the `token` in the page's address; after a reload, which finds none there, it may be null.
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
    withHeldToken(args),
  );
