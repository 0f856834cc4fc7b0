import type { Mount } from './mountArgs';
import { mountWidget, type WidgetArgs } from './mountWidget';

export type PasskeyRegistrationArgs = WidgetArgs;

/**
 * Puts the passkey widget into an element of a page for signed-in users: they make a passkey, and name and delete those that
 * they have. Mounting again on the same element renders it with the new arguments and keeps the visitor's place.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.config of it, `sessionOptions` and `enableShadowDOM` count here; `products: ['passkeys']` is valid.
 * @throws Error when no element matches the selector; StytchSDKUsageError naming each wrong field and its fix.
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
