import type { WidgetConfig } from '../../domain/config/config';
import type { GetConsentManifest } from '../../domain/idp/consentManifest';
import type { Mount, MountArgs } from '../widget/mountArgs';
import { mountWidget } from '../widget/mountWidget';

/** Arguments of `mountIdentityProvider`. */
export interface IdentityProviderArgs extends MountArgs {
  /** Only `enableShadowDOM` is used. */
  config?: Pick<WidgetConfig, 'enableShadowDOM'>;
  /**
   * Returns your own description of an app's request: sections, or one list of items. Without this function,
   * or if it throws, the widget describes the requested scopes.
   * @example getConsentManifest: ({ scopes }) => [{ text: 'See your saved prices', details: ['Names and doses'] }]
   */
  getConsentManifest?: GetConsentManifest;
}

/**
 * Mounts the consent and logout widget on the page that is registered with the provider as its authorization
 * URL. Other apps send their users there; the request is in the page's address, with OAuth's parameter names.
 * With `post_logout_redirect_uri` it is a request to sign out. The widget signs nobody in: show `mountLogin`
 * first to a visitor without a session, and keep the address. A Content Security Policy of the page must
 * allow the provider and the apps in `form-action`, which browsers also apply to the redirect that answers
 * the form.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.getConsentManifest describes what an app requests; called once per request.
 * @returns the mount, whose `unmount()` removes the widget.
 * @throws StytchSDKUsageError that names each wrong argument and its fix; also when no element matches the selector,
 * and outside a browser
 * @example
 * PriceRxAuth.mountIdentityProvider({
 *   publicToken: 'public-token-test-…',
 *   selector: '#consent',
 *   callbacks: { onError: ({ name }) => name === 'NoCurrentSessionError' && showLogin() },
 * });
 */
export const mountIdentityProvider = (args: IdentityProviderArgs): Mount =>
  mountWidget<IdentityProviderArgs>(
    {
      kind: 'identityProvider',
      method: 'mountIdentityProvider',
      problems: ({ getConsentManifest: given }) =>
        given === undefined || typeof given === 'function' ? [] : ['getConsentManifest must be a function.'],
      context: ({ getConsentManifest }) => ({ getConsentManifest }),
    },
    args,
  );
