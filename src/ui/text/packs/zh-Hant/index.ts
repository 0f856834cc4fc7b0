import type { Texts } from '../../strings';
import { errors } from './errors';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Traditional Chinese of Taiwan, with the polite "您". */
export const pack: Texts = { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors };
