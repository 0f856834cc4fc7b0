import type { LanguagePack } from '../textGroups';
import { errors } from './errors';
import { groups } from './groups';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Haitian Creole, with "ou". "Passkey" is "kle aksè": no system has a name for it in this language yet. */
export const pack: LanguagePack = {
  texts: { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors },
  groups,
};
