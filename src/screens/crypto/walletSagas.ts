import { localErrors } from '../../domain/errors/errorRules';
import { put, type SagaGenerator } from '../../sagas/effects';
import { connectWallet, signInWithWallet, type StepFailure } from '../../sagas/wallets/walletCeremony';
import { hostError, hostEvent } from '../../store/host';
import { cryptoStateUpdated, transition } from '../../store/widget';
import { selectConfig, selectFormState, cancelOnPageRestore } from '../shared/screenEffects';
import { problemFound, type CryptoProblem } from './slice';
import { cryptoStrings } from './strings';

/**
 * §8 Crypto: all failures lead to CryptoError with the text of the step. The reason is shown below it and is the
 * error's cause.
 */
function* fail(step: CryptoProblem['step'], { reason, error, detail }: StepFailure): SagaGenerator<void> {
  const id = `crypto.error.${step}` as const;
  const why = error?.message ?? detail ?? (reason ? cryptoStrings[`crypto.error.${reason}`] : undefined);
  yield* put(problemFound({ step, reason, error: error ?? null }));
  yield* put(hostError({ ...localErrors(cryptoStrings)(id), cause: why }));
  yield* put(transition('CryptoError'));
}

function* connect(): SagaGenerator<void> {
  const { walletOption } = yield* selectFormState('cryptoState');
  const { data, failure } = yield* connectWallet(walletOption);
  if (failure) return yield* fail('connect', failure);
  yield* put(hostEvent('CRYPTO_WALLET_AUTHENTICATE_START', data.start));
  yield* put(cryptoStateUpdated({ walletAddress: data.address, walletChallenge: data.start.challenge }));
  yield* put(transition('CryptoSignMessage'));
}

function* sign(): SagaGenerator<void> {
  const { walletOption: id, walletAddress: address, walletChallenge } = yield* selectFormState('cryptoState');
  const { sessionDurationMinutes } = yield* selectConfig();
  const account = { id, address, challenge: walletChallenge };
  const { data, failure } = yield* signInWithWallet(account, sessionDurationMinutes);
  if (failure) return yield* fail('sign', failure);
  yield* put(hostEvent('CRYPTO_WALLET_AUTHENTICATE', data));
  yield* put(transition('CryptoConfirmation'));
}

/** Leads back to Main after the back/forward cache: the wallet's dialog is gone then. */
function* runStep(step: () => SagaGenerator<void>): SagaGenerator<void> {
  const { isCancelled } = yield* cancelOnPageRestore(step());
  if (isCancelled) yield* put(transition('Main'));
}

export const onConnect = () => runStep(connect);
export const onSign = () => runStep(sign);
