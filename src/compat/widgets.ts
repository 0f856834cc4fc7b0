import * as own from '../index';
import type { Callbacks, Client, GetConsentManifest, LoginArgs, Mount } from '../index';
import { unknownNameAdvice } from '../domain/config/optionAdvice';
import { unknownOptions } from '../domain/config/mountProblems';
import { warnOnce, withCounterparts } from './counterparts';
import { looksOf, type PresentationConfig, type StyleConfig } from './presentation';

/** The provider's config: ours, and options without a counterpart. */
export type StytchLoginConfig = NonNullable<LoginArgs['config']> & {
  [Options in 'emailMagicLinksOptions' | 'otpOptions' | 'passwordOptions']?: { locale?: string };
} & { passkeyOptions?: { domain?: string } };

/** What the widgets take, in the provider's names of version 5 (`styles`) and 6 (`presentation`), and options of ours. */
export interface StytchProps extends Pick<LoginArgs, 'locale' | 'colorScheme' | 'loading'> {
  config?: StytchLoginConfig;
  styles?: StyleConfig;
  presentation?: PresentationConfig;
  callbacks?: Callbacks;
  strings?: Record<string, string>;
  /** Of the widget that sets a new password. */
  passwordResetToken?: string | null;
  /** Of the widget for consent. */
  getIDPConsentManifest?: GetConsentManifest;
  authTokenParams?: object;
}
/** A widget's props, its client, and the selector of its element. */
export interface SDKConfig extends StytchProps {
  client: Client;
  elementId: string | Element;
}

/** Our arguments for a widget's props. */
export function toArgs<Props extends StytchProps>(props: Props) {
  const { config, styles = {}, presentation = {}, ...rest } = withCounterparts(props);
  for (const name of unknownOptions(config)) warnOnce(unknownNameAdvice(name));
  const { getIDPConsentManifest: getConsentManifest, passwordResetToken = null, ...args } = rest;
  const { enableShadowDOM = config?.enableShadowDOM, ...looks } = looksOf(styles, presentation);
  return {
    ...args,
    ...looks,
    config: { ...config, enableShadowDOM },
    passwordResetToken,
    getConsentManifest,
  };
}

const ownArgs = ({ client, elementId, ...props }: SDKConfig) => ({
  ...toArgs(props),
  client,
  selector: elementId,
});

/** Mounts the sign-in widget in the element of a selector. */
export const mountLogin = (args: SDKConfig): Mount => own.mountLogin(ownArgs(args));
/** Mounts the widget that sets a new password. */
export const mountResetPassword = (args: SDKConfig): Mount => own.mountPasswordReset(ownArgs(args));
/** Mounts the widget that makes passkeys. */
export const mountPasskeyRegistration = (args: SDKConfig): Mount =>
  own.mountPasskeyRegistration(ownArgs(args));
/** Mounts the widget for consent and sign-out. */
export const mountIdentityProvider = (args: SDKConfig): Mount => own.mountIdentityProvider(ownArgs(args));
