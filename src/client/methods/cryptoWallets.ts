import type { WalletStartAnswer } from '../../api/endpoints/cryptoWallets';
import type { AuthAnswer } from '../../domain/entities';
import {
  authenticateWallet,
  startWallet,
  type WalletProof,
  type WalletStart,
} from '../../sagas/resources/cryptoWallets';
import { checked, type CallsOf } from '../calls';

/**
 * `client.cryptoWallets`: sign-in with a crypto wallet's signature. The host itself asks the wallet to sign.
 */
export interface CryptoWalletsClient {
  /**
   * Fetches the message that the wallet must sign. With a session, the wallet is added to the signed-in user.
   * @param options.crypto_wallet_address the account's address: hex for Ethereum, base58 for Solana.
   * @param options.crypto_wallet_type `ethereum` or `solana`.
   * @param options.siwe_params fields of the Ethereum message (EIP-4361); sent when the project requires
   * SIWE.
   * @throws StytchSDKUsageError, StytchAPIError (`invalid_crypto_wallet_address`, …),
   * StytchAPIUnreachableError
   * @example const { challenge } = await client.cryptoWallets.authenticateStart({ crypto_wallet_address, crypto_wallet_type: 'ethereum' });
   */
  authenticateStart(options: WalletStart): Promise<WalletStartAnswer>;
  /**
   * Signs in with the signed message.
   * @param options.crypto_wallet_address the account's address, as for `authenticateStart`.
   * @param options.crypto_wallet_type `ethereum` or `solana`.
   * @param options.signature as the wallet returns it: hex for Ethereum, base58 for Solana.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @throws StytchSDKUsageError, StytchAPIError (`unable_to_authenticate_crypto_wallet`, …),
   * StytchAPIUnreachableError
   * @example await client.cryptoWallets.authenticate({ crypto_wallet_address, crypto_wallet_type: 'ethereum', signature, session_duration_minutes: 60 });
   */
  authenticate(options: WalletProof): Promise<AuthAnswer>;
}

const WALLET = { crypto_wallet_address: 'string', crypto_wallet_type: 'string' } as const;

export const CRYPTO_WALLET_CALLS: CallsOf<CryptoWalletsClient> = {
  authenticateStart: checked(
    {
      ...WALLET,
      siwe_params: {
        uri: 'string?',
        chain_id: 'string?',
        issued_at: 'string?',
        statement: 'string?',
        not_before: 'string?',
        message_request_id: 'string?',
        resources: 'stringArray?',
      },
    },
    startWallet,
  ),
  authenticate: checked(
    { signature: 'string', ...WALLET, session_duration_minutes: 'number' },
    authenticateWallet,
  ),
};
