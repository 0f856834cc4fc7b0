import type { LanguagePack } from '../textGroups';
import { errors } from './errors';
import { groups } from './groups';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Japanese, polite (です, ます), without pronouns for the visitor. */
export const pack: LanguagePack = {
  texts: { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors },
  groups,
};
