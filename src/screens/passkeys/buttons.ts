import { configConflict, type ResolvedConfig } from '../../domain/config/config';
import { AUTOFILL_QUERY_TIMEOUT_MS } from '../../domain/constants';
import { tabsOn } from '../../domain/config/productBlocks';

interface Browser {
  webauthn: {
    isSupported(): boolean;
    supportsAutofill(): Promise<boolean>;
    supports(capability: 'immediateGet'): Promise<boolean>;
  };
}

/**
 * §2 Main: passkeys are offered in the autofill of the form's inputs. If the browser does not support that, or the
 * config has no such inputs, there is a button instead. `passkeyOptions.immediate` adds it where it has a use.
 */
export const passkeyButtons = {
  name: 'passkeys',
  usual: 0,
  limitMs: AUTOFILL_QUERY_TIMEOUT_MS,
  isNeeded: ({ config }: { config: ResolvedConfig }, { webauthn }: Browser): boolean =>
    config.products.includes('passkeys') && !configConflict(config) && webauthn.isSupported(),
  count: (config: ResolvedConfig, { webauthn }: Browser): number | Promise<number> => {
    if (tabsOn(config).length === 0) return 1;
    return webauthn.supportsAutofill().then(async (supported) => {
      const isAdded = config.passkeyOptions.immediate && (await webauthn.supports('immediateGet'));
      return supported && !isAdded ? 0 : 1;
    });
  },
};
