import type { Mount } from '../widget/mountArgs';
import { mountWidget } from '../widget/mountWidget';
import type { WidgetArgs } from '../widget/widgetKind';

/** Arguments of `mountLogin`. */
export type LoginArgs = WidgetArgs;

/**
 * Mounts the sign-in widget in an element of the page. A second mount on the same element applies the new
 * arguments and keeps the visitor's progress.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.config the sign-in methods and their options (§3).
 * @returns the mount, whose `unmount()` removes the widget.
 * @throws StytchSDKUsageError that names each wrong argument and its fix; also when no element matches the selector,
 * and outside a browser
 * @example
 * PriceRxAuth.mountLogin({
 *   publicToken: 'public-token-test-…',
 *   selector: '#sign-in',
 *   config: { products: ['otp'], otpOptions: { methods: ['sms', 'email'] } },
 *   callbacks: { onEvent: ({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE' && location.reload() },
 * });
 */
export const mountLogin = (args: LoginArgs): Mount =>
  mountWidget(
    {
      kind: 'login',
      method: 'mountLogin',
      // The provider's log has options, not the visitor's address.
      renderEvent: ({ config }) => ({
        name: 'render_login_screen',
        details: { options: { ...config, prefill: undefined } },
      }),
    },
    args,
  );
