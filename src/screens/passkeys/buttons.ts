import { configConflict, type ResolvedConfig } from '../../domain/config/config';
import { AUTOFILL_QUERY_TIMEOUT_MS } from '../../domain/constants';
import { tabsOn } from '../../domain/config/productBlocks';

interface Browser {
  webauthn: { isSupported(): boolean; supportsAutofill(): Promise<boolean> };
}

/**
 * §2 Main: passkeys are offered in the autofill of the form's inputs. If the browser does not support that, or the
 * config has no such inputs, there is a button instead.
 */
export const passkeyButtons = {
  name: 'passkeys',
  usual: 0,
  limitMs: AUTOFILL_QUERY_TIMEOUT_MS,
  isNeeded: ({ config }: { config: ResolvedConfig }, { webauthn }: Browser): boolean =>
    config.products.includes('passkeys') && !configConflict(config) && webauthn.isSupported(),
  count: (config: ResolvedConfig, { webauthn }: Browser): number | Promise<number> =>
    tabsOn(config).length === 0 ? 1 : webauthn.supportsAutofill().then((supported) => (supported ? 0 : 1)),
};
