import { configConflict, type ResolvedConfig } from '../../domain/config';
import { tabsOn } from './productBlocks';

interface PasskeySupport {
  isSupported(): boolean;
  supportsAutofill(): Promise<boolean>;
}

/**
 * §2 How passkeys are offered: in the form's own inputs, or by a button where the browser or the config has no such inputs.
 * @returns a promise where the browser has to be asked.
 */
export function passkeyWay(
  config: ResolvedConfig,
  webauthn: PasskeySupport,
): 'none' | 'button' | Promise<'inputs' | 'button'> {
  if (!config.products.includes('passkeys') || configConflict(config) || !webauthn.isSupported())
    return 'none';
  if (tabsOn(config).length === 0) return 'button';
  return webauthn.supportsAutofill().then((supported) => (supported ? 'inputs' : 'button'));
}
