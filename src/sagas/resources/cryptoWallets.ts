import {
  cryptoWalletsApi,
  type SIWEParams,
  type WalletAuthenticateFields,
  type WalletStartAnswer,
  type WalletStartFields,
} from '../../api/endpoints/cryptoWallets';
import type { ProtectionFields } from '../../api/api';
import type { Bootstrap } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { prepareCall } from '../bootstrap';
import { protectedMutate, signInWith } from '../protection/botProtection';
import { getServices, type SagaGenerator } from '../effects';
import { requireFields, sendPath } from '../request';

export type WalletStart = Omit<WalletStartFields, keyof ProtectionFields>;
export type WalletProof = Omit<WalletAuthenticateFields, keyof ProtectionFields>;

/** §5 SIWE: its fields are sent only for projects that require SIWE, and only for Ethereum wallets. */
const siweParams = (
  { crypto_wallet_type, siwe_params }: WalletStart,
  { siweRequiredForCryptoWallets }: Bootstrap,
  origin: string,
): SIWEParams | undefined =>
  siweRequiredForCryptoWallets && crypto_wallet_type === 'ethereum'
    ? { ...siwe_params, uri: siwe_params?.uri || origin }
    : undefined;

/** Fetches the message to sign: for a sign-in, or to add the wallet to the signed-in user. */
export function* startWallet(fields: WalletStart): SagaGenerator<Result<WalletStartAnswer>> {
  const { page } = yield* getServices();
  const prepared = yield* prepareCall();
  const siwe_params = siweParams(fields, prepared.settings, page.origin);
  const path = yield* sendPath();
  const result = yield* protectedMutate(
    cryptoWalletsApi.endpoints.cryptoWalletsAuthenticateStart,
    { ...fields, siwe_params, path },
    { protection: 'captchaOnly', prepared },
  );
  return requireFields(result, 'challenge');
}

/** Signs in with the signed message. */
export const authenticateWallet = signInWith(cryptoWalletsApi.endpoints.cryptoWalletsAuthenticate);
