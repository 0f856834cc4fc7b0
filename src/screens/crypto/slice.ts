import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors/errors';
import { appendNewWallets, type FoundWallet } from '../../domain/wallets/wallets';
import type { ProblemReason } from '../../sagas/wallets/walletCeremony';

export interface CryptoProblem {
  step: 'connect' | 'sign';
  reason: ProblemReason | null;
  /** The provider's error, where its text helps the visitor. */
  error: AuthError | null;
}

interface CryptoState {
  /** The wallets in display order; null until they were looked for. */
  wallets: FoundWallet[] | null;
  /** The chunk that finds wallets could not be fetched. */
  cannotLook: boolean;
  problem: CryptoProblem | null;
}

const initialState: CryptoState = { wallets: null, cannotLook: false, problem: null };

export const cryptoSlice = createSlice({
  name: 'widget/crypto',
  initialState,
  reducers: {
    walletsFound(state, { payload }: PayloadAction<FoundWallet[]>) {
      state.cannotLook = false;
      state.wallets = state.wallets ? appendNewWallets(state.wallets, payload) : payload;
    },
    lookFailed(state) {
      state.cannotLook = true;
    },
    problemFound(state, { payload }: PayloadAction<CryptoProblem>) {
      state.problem = payload;
    },
  },
});

export const { walletsFound, lookFailed, problemFound } = cryptoSlice.actions;

export const lookAgain = createAction('widget/crypto/lookAgain');

export const walletChosen = createAction<string>('widget/crypto/walletChosen');
