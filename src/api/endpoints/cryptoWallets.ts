import type { AnswerMeta, AuthAnswer } from '../../domain/entities';
import { api, type ProtectionFields, type SendPath } from '../api';

/** Fields of a "Sign in with Ethereum" message (EIP-4361). Times are RFC 3339, in UTC. */
export interface SIWEParams {
  /** URI that the signature is for. Default: the page's origin. */
  uri?: string;
  /** EIP-155 chain id. */
  chain_id?: string;
  /** Time of issue. */
  issued_at?: string;
  /** Statement that the visitor reads in the wallet, in one line. */
  statement?: string;
  /** Start of the signature's validity. */
  not_before?: string;
  /** Your own id of this sign-in (EIP-4361 "Request ID"). */
  message_request_id?: string;
  /** URIs to list in the message (EIP-4361 "Resources"). */
  resources?: string[];
}

export interface WalletFields extends ProtectionFields {
  /** The account's address as the wallet gives it: hex for Ethereum, base58 for Solana. */
  crypto_wallet_address: string;
  /** `ethereum` or `solana`. */
  crypto_wallet_type: string;
}

export interface WalletStartFields extends WalletFields {
  siwe_params?: SIWEParams;
}

export interface WalletAuthenticateFields extends WalletFields {
  signature: string;
  session_duration_minutes: number;
}

/** `challenge` is the message to sign. */
export type WalletStartAnswer = AnswerMeta & { challenge: string };

export const cryptoWalletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    cryptoWalletsAuthenticateStart: build.mutation<WalletStartAnswer, WalletStartFields & { path: SendPath }>(
      {
        query: ({ path, ...body }) => ({
          method: 'POST',
          path: `/crypto_wallets/authenticate/start/${path}`,
          body,
        }),
      },
    ),
    cryptoWalletsAuthenticate: build.mutation<AuthAnswer, WalletAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/crypto_wallets/authenticate', body }),
    }),
  }),
});
