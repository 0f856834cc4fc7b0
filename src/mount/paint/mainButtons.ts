import { walletButtons } from '../../screens/crypto/buttons';
import { passkeyButtons } from '../../screens/passkeys/buttons';

/** The buttons of Main whose number depends on the browser. */
export const BROWSER_BUTTONS = [passkeyButtons, walletButtons] as const;
