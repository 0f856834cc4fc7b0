import type { Mount } from '../widget/mountArgs';
import { mountWidget } from '../widget/mountWidget';
import type { WidgetArgs } from '../widget/widgetKind';

/** Arguments of `mountPasskeyRegistration`. */
export type PasskeyRegistrationArgs = WidgetArgs;

/**
 * Mounts the passkey widget on a page for signed-in users, who create, rename and delete passkeys with it. A
 * second mount on the same element applies the new arguments and keeps the visitor's progress.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.config only `sessionOptions` and `enableShadowDOM` are used; `products: ['passkeys']` is valid.
 * @returns the mount, whose `unmount()` removes the widget.
 * @throws StytchSDKUsageError that names each wrong argument and its fix; also when no element matches the selector,
 * and outside a browser
 * @example
 * PriceRxAuth.mountPasskeyRegistration({
 *   publicToken: 'public-token-test-…',
 *   selector: '#passkeys',
 *   config: { products: ['passkeys'] },
 *   callbacks: { onEvent: ({ type }) => type === 'PASSKEY_DONE' && location.assign('/account') },
 * });
 */
export const mountPasskeyRegistration = (args: PasskeyRegistrationArgs): Mount =>
  mountWidget({ kind: 'passkeyRegistration', method: 'mountPasskeyRegistration' }, args);
