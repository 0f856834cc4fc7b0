import type { ReactNode } from 'react';
import type { Wallet } from '../../../domain/enums';
import { isKnownWallet, walletDetail, type FoundWallet } from '../../../domain/wallets/wallets';
import { useMessages } from '../../../ui/text/messages';
import { Quoted } from '../../../ui/text/Quoted';
import { cryptoStrings } from '../strings';

/** Ends of the text ids: `crypto.wallet.continueWithVessel`, `crypto.wallet.vessel`. The last two have no name. */
const TEXT_IDS = {
  Vessel: ['Vessel', 'vessel'],
  Phantom: ['Phantom', 'phantom'],
  Metamask: ['Metamask', 'metamask'],
  Binance: ['Binance', 'binance'],
  Coinbase: ['Coinbase', 'coinbase'],
  'Other Ethereum Wallet': ['Ethereum', null],
  'Other Solana Wallet': ['Solana', null],
} as const satisfies Record<Wallet, readonly [string, string | null]>;

const WITHOUT_NAME = {
  'crypto.connectWallet.instructionPopup': 'crypto.connectWallet.instructionWithoutName',
  'crypto.signMessage.instruction': 'crypto.signMessage.instructionWithoutName',
} as const;

type Instruction = keyof typeof WITHOUT_NAME;

/** Texts with a wallet's name. The name by which a wallet announces itself stands in quotation marks. */
export function useWalletMessages(all: readonly FoundWallet[]) {
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
        ? t(`crypto.wallet.continueWith${TEXT_IDS[wallet.id][0]}`)
        : withOwnName('crypto.wallet.continueWith', wallet),
    instructionFor: (id: Instruction, wallet: FoundWallet): ReactNode => {
      if (!isKnownWallet(wallet.id)) return withOwnName(id, wallet);
      const name = TEXT_IDS[wallet.id][1];
      return name ? t(id, { wallet: t(`crypto.wallet.${name}`) }) : t(WITHOUT_NAME[id]);
    },
  };
}
