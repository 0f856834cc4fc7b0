import type { LanguagePack } from '../textGroups';
import { errors } from './errors';
import { groups } from './groups';
import { passkeys } from './passkeys';
import { passwords } from './passwords';
import { providers } from './providers';
import { shared } from './shared';
import { wallets } from './wallets';

/** Traditional Chinese of Taiwan, with the polite "您". */
export const pack: LanguagePack = {
  texts: { ...shared, ...passwords, ...passkeys, ...providers, ...wallets, ...errors },
  groups,
};
