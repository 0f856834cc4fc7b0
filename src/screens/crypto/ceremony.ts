import { challengeFlaw } from '../../domain/wallets/siwe';
import type { AuthError } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import type { FoundWallet } from '../../domain/wallets/wallets';
import { bootstrapForCall } from '../../sagas/bootstrap';
import { authenticateWallet, startWallet } from '../../sagas/resources/cryptoWallets';
import { call, getServices, put, type Operation } from '../../sagas/effects';
import { hostError, hostEvent } from '../../store/host';
import { cryptoStateUpdated, transition } from '../../store/widget';
import { selectConfig, selectFormState, selectScreen, unlessRestored } from '../scope';
import { cryptoSlice, problemFound, type CryptoProblem, type ProblemReason } from './slice';
import { cryptoStrings } from './strings';

type Failure = Pick<CryptoProblem, 'reason'> & { error?: AuthError; detail?: string };

/**
 * §8 Crypto: all failures lead to CryptoError with the text of the step. The reason is shown below it and is the
 * error's cause.
 */
function* fail(step: CryptoProblem['step'], { reason, error, detail }: Failure): Operation<void> {
  const id = `crypto.error.${step}` as const;
  const why = error?.message ?? detail ?? (reason ? cryptoStrings[`crypto.error.${reason}`] : undefined);
  yield* put(problemFound({ step, reason, error: error ?? null }));
  yield* put(hostError({ ...localErrors(cryptoStrings)(id), cause: why }));
  yield* put(transition('CryptoError'));
}

/** The chosen wallet and the service to call it; null when the wallet is no longer on the page. */
function* chosenWallet() {
  const { walletOption } = yield* selectFormState('cryptoState');
  const wallet = (yield* selectScreen(cryptoSlice)).wallets?.find(({ id }) => id === walletOption);
  const wallets = yield* call((yield* getServices()).wallets);
  return wallet && wallets && { wallet, wallets };
}

function* connect(): Operation<void> {
  const chosen = yield* chosenWallet();
  if (!chosen) return yield* fail('connect', { reason: 'gone' });
  const { wallet, wallets } = chosen;
  const answer = yield* call(() => wallets.connect(wallet.id));
  if (answer.value === undefined) return yield* fail('connect', answer);
  const { data, error } = yield* startWallet({
    crypto_wallet_address: answer.value,
    crypto_wallet_type: wallet.chain,
  });
  if (error) return yield* fail('connect', { reason: null, error });
  yield* put(hostEvent('CRYPTO_WALLET_AUTHENTICATE_START', data));
  yield* put(cryptoStateUpdated({ walletAddress: answer.value, walletChallenge: data.challenge }));
  yield* put(transition('CryptoSignMessage'));
}

/** Why this wallet must not sign the message; null if it may. */
function* inspect({ chain }: FoundWallet): Operation<ProblemReason | null> {
  const { walletAddress: address, walletChallenge } = yield* selectFormState('cryptoState');
  const { origin } = (yield* getServices()).page;
  const required = chain === 'ethereum' && (yield* bootstrapForCall()).siweRequiredForCryptoWallets;
  const flaw = challengeFlaw(walletChallenge, { origin, chain, address, required });
  return flaw && (flaw === 'otherSite' ? flaw : 'unsafe');
}

const isWrongSignature = (error: AuthError): boolean =>
  error.kind === 'api' && error.error_type === 'unable_to_authenticate_crypto_wallet';

function* sign(): Operation<void> {
  const chosen = yield* chosenWallet();
  if (!chosen) return yield* fail('sign', { reason: 'gone' });
  const { wallet, wallets } = chosen;
  const flaw = yield* inspect(wallet);
  if (flaw) return yield* fail('sign', { reason: flaw });
  const { walletAddress, walletChallenge } = yield* selectFormState('cryptoState');
  const answer = yield* call(() => wallets.sign(wallet.id, walletChallenge, walletAddress));
  if (answer.value === undefined) return yield* fail('sign', answer);
  const { data, error } = yield* authenticateWallet({
    crypto_wallet_address: walletAddress,
    crypto_wallet_type: wallet.chain,
    signature: answer.value,
    session_duration_minutes: (yield* selectConfig()).sessionDurationMinutes,
  });
  if (error) return yield* fail('sign', { reason: isWrongSignature(error) ? 'wrongSignature' : null, error });
  yield* put(hostEvent('CRYPTO_WALLET_AUTHENTICATE', data));
  yield* put(transition('CryptoConfirmation'));
}

/** Leads back to Main after the back/forward cache: the wallet's dialog is gone then. */
function* runStep(step: () => Operation<void>): Operation<void> {
  const { isVoid } = yield* unlessRestored(step());
  if (isVoid) yield* put(transition('Main'));
}

export const onConnect = () => runStep(connect);
export const onSign = () => runStep(sign);
