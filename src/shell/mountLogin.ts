import type { Mount } from './mountArgs';
import { mountWidget, type WidgetArgs } from './mountWidget';

export type LoginArgs = WidgetArgs;

/**
 * Puts the sign-in widget into an element of the page. Mounting again on the same element renders it with the new arguments
 * and keeps the visitor's place.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.config which ways in the widget offers (§3).
 * @throws Error when no element matches the selector; StytchSDKUsageError naming each wrong field and its fix.
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
      renderEvent: ({ config }) => ({ name: 'render_login_screen', details: { options: config ?? {} } }),
    },
    args,
  );
