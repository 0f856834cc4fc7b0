import type { LanguagePack } from '../textGroups';
import { errors } from './errors';
import { groups } from './groups';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Portuguese as used in Brazil, with "você". "Passkey" is "chave de acesso", as Google and Microsoft write it. */
export const pack: LanguagePack = {
  texts: { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors },
  groups,
};
