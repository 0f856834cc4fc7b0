import type { WalletStartAnswer } from '../../api/endpoints/cryptoWallets';
import type { AuthAnswer } from '../../domain/entities';
import type { AuthError } from '../../domain/errors/errors';
import { challengeFlaw } from '../../domain/wallets/siwe';
import type { FoundWallet, WalletReason } from '../../domain/wallets/wallets';
import { bootstrapForCall } from '../bootstrap';
import { call, getServices, type SagaGenerator } from '../effects';
import { prepareProtection } from '../protection/botProtection';
import { keepLastWallet } from '../session/lastUsed';
import { authenticateWallet, startWallet } from '../resources/cryptoWallets';

/** Why a step failed. Each reason has its own text on CryptoError. */
export type ProblemReason = WalletReason | 'wrongSignature' | 'otherSite' | 'unsafe';

export interface StepFailure {
  reason: ProblemReason | null;
  /** The provider's error. */
  error?: AuthError;
  /** The wallet's own error message, for the host only. */
  detail?: string;
}

type StepResult<T> = { data: T; failure?: undefined } | { data?: undefined; failure: StepFailure };

/** An account of a wallet, and the provider's message that it must sign. */
interface ChallengedAccount {
  id: string;
  address: string;
  challenge: string;
}

const GONE = { failure: { reason: 'gone' } } as const;

/** The wallet and the service that calls it; null when the wallet is no longer on the page. */
function* walletOnPage(id: string) {
  const wallets = yield* call((yield* getServices()).wallets);
  const wallet = wallets?.list().find((found) => found.id === id);
  return wallets && wallet ? { wallets, wallet } : null;
}

/** Asks a wallet for its account and the provider for the message to sign. There is no time limit for the wallet. */
export function* connectWallet(
  id: string,
): SagaGenerator<StepResult<{ address: string; start: WalletStartAnswer }>> {
  const found = yield* walletOnPage(id);
  if (!found) return GONE;
  const { wallets, wallet } = found;
  yield* prepareProtection();
  const answer = yield* call(() => wallets.connect(id));
  if (answer.value === undefined) return { failure: answer };
  const address = answer.value;
  const { data, error } = yield* startWallet({
    crypto_wallet_address: address,
    crypto_wallet_type: wallet.chain,
  });
  return error ? { failure: { reason: null, error } } : { data: { address, start: data } };
}

/** Why this wallet must not sign the message; null if it may. */
function* refusal({ chain }: FoundWallet, account: ChallengedAccount): SagaGenerator<ProblemReason | null> {
  const { origin } = (yield* getServices()).page;
  const required = chain === 'ethereum' && (yield* bootstrapForCall()).siweRequiredForCryptoWallets;
  const { address, challenge } = account;
  const flaw = challengeFlaw(challenge, { origin, chain, address, required });
  return flaw && (flaw === 'otherSite' ? flaw : 'unsafe');
}

const isWrongSignature = (error: AuthError): boolean =>
  error.kind === 'api' && error.error_type === 'unable_to_authenticate_crypto_wallet';

/** Has the wallet sign the message, if it may, and signs in with the signature. */
export function* signInWithWallet(
  account: ChallengedAccount,
  session_duration_minutes: number,
): SagaGenerator<StepResult<AuthAnswer>> {
  const { id, address, challenge } = account;
  const found = yield* walletOnPage(id);
  if (!found) return GONE;
  const { wallets, wallet } = found;
  const reason = yield* refusal(wallet, account);
  if (reason) return { failure: { reason } };
  const answer = yield* call(() => wallets.sign(id, challenge, address));
  if (answer.value === undefined) return { failure: answer };
  const { data, error } = yield* authenticateWallet({
    crypto_wallet_address: address,
    crypto_wallet_type: wallet.chain,
    signature: answer.value,
    session_duration_minutes,
  });
  if (!error) {
    yield* keepLastWallet(id);
    return { data };
  }
  return { failure: { reason: isWrongSignature(error) ? 'wrongSignature' : null, error } };
}
