import type { Client, GetConsentManifest, LoginArgs, MountArgs } from '../index';
import { unknownNameAdvice } from '../domain/config/optionAdvice';
import { unknownOptions } from '../domain/config/mountProblems';
import { warnOnce, withCounterparts } from './counterparts';
import { looksOf, type PresentationConfig, type StyleConfig } from './presentation';

/** The provider's config: ours, and options without a counterpart. */
export type StytchLoginConfig = NonNullable<LoginArgs['config']> & {
  [Options in 'emailMagicLinksOptions' | 'otpOptions' | 'passwordOptions']?: { locale?: string };
} & { passkeyOptions?: { domain?: string } };

/** What the widgets take, in the provider's names of version 5 (`styles`) and 6 (`presentation`), and options of ours. */
export interface StytchProps extends Omit<MountArgs, 'client' | 'publicToken' | 'options' | 'selector'> {
  config?: StytchLoginConfig;
  styles?: StyleConfig;
  presentation?: PresentationConfig;
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
export function toArgs(props: StytchProps) {
  const { getIDPConsentManifest: getConsentManifest, ...given } = withCounterparts(props);
  const { config = {}, styles, presentation, passwordResetToken = null, ...args } = given;
  for (const name of unknownOptions(config)) warnOnce(unknownNameAdvice(name));
  const looks = looksOf(styles, presentation);
  const enableShadowDOM = presentation?.options?.enableShadowDOM ?? config.enableShadowDOM;
  return {
    ...args,
    ...looks,
    config: { ...config, enableShadowDOM },
    passwordResetToken,
    getConsentManifest,
  };
}
