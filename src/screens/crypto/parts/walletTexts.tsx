import type { ReactNode } from 'react';
import type { Wallet } from '../../../domain/enums';
import { isKnownWallet, walletDetail, type FoundWallet } from '../../../domain/wallets/wallets';
import { useMessages } from '../../../ui/text/messages';
import { Quoted } from '../../../ui/text/Quoted';
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

type Instruction = 'crypto.connectWallet.instructionPopup' | 'crypto.signMessage.instruction';

/** Texts with a wallet's name. The name by which a wallet announces itself stands in quotation marks. */
export function useWalletTexts(all: readonly FoundWallet[]) {
  const t = useMessages(cryptoStrings);
  const withOwnName = (id: Instruction | 'crypto.wallet.continueWith', wallet: FoundWallet): ReactNode => {
    const detail = walletDetail(wallet, all);
    const named = () => (
      <>
        <Quoted name={wallet.name} />
        {detail && ` (${detail})`}
      </>
    );
    return t.rich(id, { wallet: wallet.name }, { wallet: named });
  };
  return {
    labelOf: (wallet: FoundWallet): ReactNode =>
      isKnownWallet(wallet.id)
        ? t(`crypto.wallet.continueWith${TEXT_IDS[wallet.id][1]}`)
        : withOwnName('crypto.wallet.continueWith', wallet),
    instructionFor: (id: Instruction, wallet: FoundWallet): ReactNode =>
      isKnownWallet(wallet.id)
        ? t(id, { wallet: t(`crypto.wallet.${TEXT_IDS[wallet.id][0]}`) })
        : withOwnName(id, wallet),
  };
}
