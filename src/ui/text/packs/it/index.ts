import type { Texts } from '../../strings';
import { errors } from './errors';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Italian, with the informal "tu". "Passkey" and "password" stay, as Apple and Google write them. */
export const pack: Texts = { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors };
