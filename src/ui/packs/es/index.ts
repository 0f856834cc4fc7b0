import type { Texts } from '../../strings';
import { errors } from './errors';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** The widget in Spanish as it is spoken in the United States and Latin America; visitors are called "tú". */
export const pack: Texts = { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors };
