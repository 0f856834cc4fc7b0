import { chunkMissing } from '../../domain/errors/errorRules';
import type { FoundWallet } from '../../domain/wallets/wallets';
import {
  call,
  fork,
  getServices,
  takeEveryEvent,
  put,
  take,
  takeEvery,
  type SagaGenerator,
} from '../../sagas/effects';
import { hostError } from '../../store/host';
import { cryptoStateUpdated, transition } from '../../store/widget';
import { lookAgain, lookFailed, walletChosen, walletsFound } from './slice';

function* choose({ payload }: ReturnType<typeof walletChosen>): SagaGenerator<void> {
  yield* put(cryptoStateUpdated({ walletOption: payload, walletAddress: '', walletChallenge: '' }));
  yield* put(transition('CryptoConnect'));
}

/** Updates the list of wallets while the widget is mounted, because some announce themselves late. */
function* followWallets(): SagaGenerator<void> {
  const services = yield* getServices();
  let wallets = yield* call(services.wallets);
  while (!wallets) {
    yield* put(lookFailed());
    yield* put(hostError(chunkMissing('wallets')));
    yield* take(lookAgain);
    wallets = yield* call(services.wallets);
  }
  const { watch, list } = wallets;
  yield* fork(() => takeEveryEvent<FoundWallet[]>(watch, (found) => put(walletsFound(found))));
  yield* put(walletsFound(list()));
}

export function* cryptoSaga(): SagaGenerator<void> {
  yield* takeEvery(walletChosen, choose);
  yield* followWallets();
}
