import { tabToken } from '../../browser/storage/urlTokenStore';
import { isBrowser } from '../../browser/services/services.entry';
import { connectionOf } from '../client/clientConnection';
import type { Mount } from '../widget/mountArgs';
import { mountWidget } from '../widget/mountWidget';
import type { WidgetArgs } from '../widget/widgetKind';

/** Arguments of `mountPasswordReset`. */
export interface PasswordResetArgs extends WidgetArgs {
  /** The token of the reset mail: `token` in the page's address, or null after a reload. */
  passwordResetToken: string | null;
}

const NO_TOKEN = 'passwordResetToken must be a string: the "token" in the address of the page.';

/** Adds the token from sessionStorage: after a reload it is no longer in the address. */
function withHeldToken(args: PasswordResetArgs): PasswordResetArgs {
  const { client, publicToken, passwordResetToken } = (args ?? {}) as Partial<PasswordResetArgs>;
  const token = client ? connectionOf(client)?.page.publicToken : publicToken;
  if (passwordResetToken != null || typeof token !== 'string' || !isBrowser()) return args;
  const stored = tabToken(token).read();
  return stored ? { ...args, passwordResetToken: stored.token } : args;
}

/**
 * Mounts the password reset widget on the page that a reset mail's links open. If `stytch_token_type` in the
 * address is `login`, it signs in: at once in the browser that requested the mail, elsewhere after a click.
 * Otherwise it asks for a new password. The token is removed from the address at once.
 * @param args.passwordResetToken the `token` in the page's address; null is allowed after a reload, when the
 * token is no longer there.
 * @param args.selector a CSS selector or the element; it must exist.
 * @returns the mount, whose `unmount()` removes the widget.
 * @throws StytchSDKUsageError that names each wrong argument and its fix; also when no element matches the selector,
 * and outside a browser
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
      context: ({ passwordResetToken }) => ({ passwordResetToken: passwordResetToken ?? undefined }),
      subject: ({ passwordResetToken }) => `${passwordResetToken}`,
    },
    withHeldToken(args),
  );
