import type { LanguagePack } from '../textGroups';
import { errors } from './errors';
import { groups } from './groups';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Persian, with "شما". "Passkey" is "گذرکلید" and "password" is "گذرواژه", as Google writes them. */
export const pack: LanguagePack = {
  texts: { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors },
  groups,
};
