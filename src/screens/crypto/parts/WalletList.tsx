import type { FoundWallet } from '../../../domain/wallets/wallets';
import { Button } from '../../../ui/buttons/Button';
import { LabelWords, MarkedLabel, MarkPlace } from '../../../ui/buttons/buttonMark.styles';
import { useWidgetDispatch, useScreen, useWidget } from '../../hooks';
import { useWalletTexts } from './walletTexts';
import { cryptoSlice, walletChosen } from '../slice';
import { WalletMark } from './WalletMark';

export function WalletList({ wallets }: { wallets: readonly FoundWallet[] }) {
  const idSuffix = useWidget(({ setup }) => setup.idSuffix);
  const all = useScreen(cryptoSlice).wallets ?? [];
  const { labelOf } = useWalletTexts(all);
  const dispatch = useWidgetDispatch();
  return wallets.map((wallet) => (
    <Button
      key={wallet.id}
      id={`wallet-${wallet.id}${idSuffix}`}
      variant="secondary"
      icon={
        <MarkPlace>
          <WalletMark id={wallet.id} icon={wallet.icon} />
        </MarkPlace>
      }
      onClick={() => dispatch(walletChosen(wallet.id))}
    >
      <MarkedLabel>
        <LabelWords>{labelOf(wallet)}</LabelWords>
      </MarkedLabel>
    </Button>
  ));
}
