import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AuthError } from '../../domain/errors';
import { withLateOnes, type FoundWallet, type WalletReason } from '../../domain/wallets';

/** What went wrong, as far as it makes a difference to what the visitor does next. */
export type ProblemReason = WalletReason | 'wrongSignature' | 'otherSite' | 'unsafe';

export interface CryptoProblem {
  step: 'connect' | 'sign';
  reason: ProblemReason | null;
  /** What the provider said, where it is worth reading. */
  error: AuthError | null;
}

interface CryptoState {
  /** The wallets of this browser in the order in which they are shown; null until they were looked for. */
  wallets: FoundWallet[] | null;
  /** The code that looks for them could not be fetched. */
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
      state.wallets = state.wallets ? withLateOnes(state.wallets, payload) : payload;
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
