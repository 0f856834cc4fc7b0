import type { Wallet } from '../../../domain/enums';
import { isKnownWallet, walletDetail, type FoundWallet } from '../../../domain/wallets/wallets';
import { useStrings } from '../../../ui/text/strings';
import { cryptoStrings } from '../strings';

/** Parts of the text ids: `crypto.wallet.vessel`, `crypto.wallet.continueWithVessel`. */
const TEXT_IDS = {
  Vessel: ['vessel', 'Vessel'],
  Phantom: ['phantom', 'Phantom'],
  Metamask: ['metamask', 'Metamask'],
  Binance: ['binance', 'Binance'],
  Coinbase: ['coinbase', 'Coinbase'],
  'Other Ethereum Wallet': ['otherEthereum', 'Ethereum'],
  'Other Solana Wallet': ['otherSolana', 'Solana'],
} as const satisfies Record<Wallet, readonly [string, string]>;

/** Display names of wallets, and the labels of their buttons. */
export function useWalletNames(all: readonly FoundWallet[]) {
  const t = useStrings(cryptoStrings);
  const ownName = (wallet: FoundWallet): string => {
    const detail = walletDetail(wallet, all);
    return detail ? `${wallet.name} (${detail})` : wallet.name;
  };
  return {
    nameOf: (wallet: FoundWallet): string =>
      isKnownWallet(wallet.id) ? t(`crypto.wallet.${TEXT_IDS[wallet.id][0]}`) : ownName(wallet),
    labelOf: (wallet: FoundWallet): string =>
      isKnownWallet(wallet.id)
        ? t(`crypto.wallet.continueWith${TEXT_IDS[wallet.id][1]}`)
        : t('crypto.wallet.continueWith', { wallet: ownName(wallet) }),
  };
}
