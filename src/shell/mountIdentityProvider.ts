import type { WidgetConfig } from '../domain/config';
import type { GetConsentManifest } from '../domain/consentManifest';
import type { Mount, MountArgs } from './mountArgs';
import { mountWidget } from './mountWidget';

export interface IdentityProviderArgs extends MountArgs {
  config?: Pick<WidgetConfig, 'enableShadowDOM'>;
  /**
   * Says what an app asks for in words of your own: sections, or one list of items. Without it, and where it throws, the
   * widget describes the scopes itself.
   * @example getConsentManifest: ({ scopes }) => [{ text: 'See your saved prices', details: ['Names and doses'] }]
   */
  getConsentManifest?: GetConsentManifest;
}

/**
 * Puts the consent and logout widget into an element of the page that other apps send their users to: the page that is
 * registered with the provider as its authorization URL. What it asks the visitor stands in the page's address, with
 * OAuth's own names; one with `post_logout_redirect_uri` asks for a sign-out. Nobody signs in here: show `mountLogin` first
 * to a visitor without a session, and keep the address. A content security policy of the page must allow the provider and
 * the apps in `form-action`: browsers hold the redirect that answers the form to it as well.
 * @param args.selector a CSS selector or the element; it must exist.
 * @param args.getConsentManifest describes what an app asks for; called once for each question.
 * @throws Error when no element matches the selector; StytchSDKUsageError naming each wrong field and its fix.
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
      secrets: ({ getConsentManifest }) => ({ getConsentManifest }),
    },
    args,
  );
