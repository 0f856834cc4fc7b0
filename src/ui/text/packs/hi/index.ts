import type { Texts } from '../../strings';
import { errors } from './errors';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Hindi, with "आप" and no verb that shows the visitor's gender. */
export const pack: Texts = { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors };
