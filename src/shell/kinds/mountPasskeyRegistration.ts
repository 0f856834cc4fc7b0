import type { Mount } from '../mountArgs';
import { mountWidget } from '../mountWidget';
import type { WidgetArgs } from './widgetKind';

export type PasskeyRegistrationArgs = WidgetArgs;

/**
 * Mounts the passkey widget on a page for signed-in users, who create, rename and delete passkeys with it. A
 * second mount on the same element applies the new arguments and keeps the visitor's progress.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.config only `sessionOptions` and `enableShadowDOM` are used; `products: ['passkeys']` is valid.
 * @throws Error when no element matches the selector; StytchSDKUsageError naming each wrong field and its
 * fix.
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
