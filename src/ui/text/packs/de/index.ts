import type { Texts } from '../../strings';
import { errors } from './errors';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** German, with "Sie". "Passkey" stays "Passkey", as Apple, Google and Microsoft write it. */
export const pack: Texts = { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors };
