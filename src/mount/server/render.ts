import type { IdentityProviderArgs } from '../kinds/mountIdentityProvider';
import type { LoginArgs } from '../kinds/mountLogin';
import type { PasskeyRegistrationArgs } from '../kinds/mountPasskeyRegistration';
import type { PasswordResetArgs } from '../kinds/mountPasswordReset';
import { renderWidget, type RenderArgs, type RenderedWidget, type RenderOptions } from './renderWidget';

export { EARLY_SCRIPT, EARLY_SCRIPT_HASH } from './earlyScript';
export { renderWidget };

/**
 * The sign-in widget's form as HTML, for the element in which `mountLogin` will mount it with the same arguments. The visitor can type
 * before any script has run, and the mount adopts the elements with what was typed.
 * @param args those of `mountLogin`, without `selector`, `client` and `callbacks`.
 * @returns `html` for the element, and `css`.
 * @throws StytchSDKUsageError that names each wrong argument and its fix
 * @example
 * const { html } = renderLogin({ config, locale: 'auto' }, { nonce, acceptLanguage: request.headers.get('accept-language') ?? '' });
 * page = `<div id="sign-in">${html}</div>`;
 */
export const renderLogin = (args: RenderArgs<LoginArgs>, options?: RenderOptions): RenderedWidget =>
  renderWidget('login', 'renderLogin', args, options);

/**
 * The password reset widget's card as HTML, with a spinner.
 * @throws StytchSDKUsageError that names each wrong argument and its fix
 * @example const { html } = renderPasswordReset({ styles });
 */
export const renderPasswordReset = (
  args: RenderArgs<PasswordResetArgs>,
  options?: RenderOptions,
): RenderedWidget => renderWidget('passwordReset', 'renderPasswordReset', args, options);

/**
 * The passkey widget's card as HTML, with a spinner.
 * @throws StytchSDKUsageError that names each wrong argument and its fix
 * @example const { html } = renderPasskeyRegistration({ config: { products: ['passkeys'] } });
 */
export const renderPasskeyRegistration = (
  args: RenderArgs<PasskeyRegistrationArgs>,
  options?: RenderOptions,
): RenderedWidget => renderWidget('passkeyRegistration', 'renderPasskeyRegistration', args, options);

/**
 * The consent widget's card as HTML, with a spinner.
 * @throws StytchSDKUsageError that names each wrong argument and its fix
 * @example const { html } = renderIdentityProvider({ styles });
 */
export const renderIdentityProvider = (
  args: RenderArgs<IdentityProviderArgs>,
  options?: RenderOptions,
): RenderedWidget => renderWidget('identityProvider', 'renderIdentityProvider', args, options);
