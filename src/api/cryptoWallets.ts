import type { AnswerMeta, AuthAnswer } from '../domain/entities';
import { api } from './api';
import { authAnswer } from './authAnswer';
import type { ProtectionFields, SendPath } from './protection';

/** What a "Sign in with Ethereum" text is made of (EIP-4361). Times are RFC 3339, in UTC. */
export interface SIWEParams {
  /** What the signature is for, a URI. Default: the page's origin. */
  uri?: string;
  /** EIP-155 chain id. */
  chain_id?: string;
  /** When the text was made. */
  issued_at?: string;
  /** What the visitor reads in the wallet; one line. */
  statement?: string;
  /** From when on the signature counts. */
  not_before?: string;
  /** Your own id of this sign-in (EIP-4361 "request-id"). */
  message_request_id?: string;
  /** URIs that the visitor wants resolved with the sign-in. */
  resources?: string[];
}

export interface WalletFields extends ProtectionFields {
  /** As the wallet names its account: hex for Ethereum, base58 for Solana. */
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

/** `challenge` is the text to sign. */
export type WalletStartAnswer = AnswerMeta & { challenge: string };

export const cryptoWalletsApi = api.injectEndpoints({
  endpoints: (build) => ({
    cryptoWalletsAuthenticateStart: build.mutation<
      WalletStartAnswer,
      { path: SendPath; fields: WalletStartFields }
    >({
      query: ({ path, fields }) => ({
        method: 'POST',
        path: `/crypto_wallets/authenticate/start/${path}`,
        body: fields,
      }),
    }),
    cryptoWalletsAuthenticate: build.mutation<AuthAnswer, WalletAuthenticateFields>({
      query: (body) => ({ method: 'POST', path: '/crypto_wallets/authenticate', body }),
      transformResponse: (data) => authAnswer(data),
    }),
  }),
});
