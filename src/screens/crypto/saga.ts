import type { FoundWallet } from '../../domain/wallets';
import { call, fork, getServices, listen, put, takeEvery, type Operation } from '../../sagas/effects';
import { hostEvent } from '../../store/host';
import { cryptoStateUpdated, transition } from '../../store/widget';
import { whileOn } from '../scope';
import { onConnect, onSign } from './ceremony';
import { walletChosen, walletsFound } from './slice';

function* choose({ payload }: ReturnType<typeof walletChosen>): Operation<void> {
  yield* put(cryptoStateUpdated({ walletOption: payload, walletAddress: '', walletChallenge: '' }));
  yield* put(transition('CryptoConnect'));
}

/** The list is kept up to date for as long as the widget is there: some wallets come late. */
function* followWallets(): Operation<void> {
  const wallets = yield* call((yield* getServices()).wallets);
  if (!wallets) return yield* put(walletsFound([]));
  yield* fork(() =>
    listen<FoundWallet[]>(
      (emit) => wallets.watch(emit),
      (found) => put(walletsFound(found)),
    ),
  );
  yield* put(walletsFound(wallets.list()));
}

export function* cryptoSaga(): Operation<void> {
  yield* takeEvery(walletChosen, choose);
  yield* fork(() => whileOn('CryptoConnect', onConnect));
  yield* fork(() => whileOn('CryptoSignMessage', onSign));
  yield* fork(() => whileOn('CryptoConfirmation', () => put(hostEvent('AUTHENTICATE_FLOW_COMPLETE', {}))));
  yield* fork(followWallets);
}
