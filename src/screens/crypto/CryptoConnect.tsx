import type { ReactNode } from 'react';
import { Screen } from '../../ui/screen/Screen';
import { Spinner } from '../../ui/feedback/Spinner';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import { useFocusOnMount, useScreen, useWidget } from '../shared/hooks';
import { useWalletMessages } from './parts/walletMessages';
import { WalletMark } from './parts/WalletMark';
import { cryptoSlice } from './slice';
import { cryptoStrings } from './strings';
import { Confirmed } from '../shared/Confirmed';

interface WaitingProps {
  title: 'crypto.connectWallet.title' | 'crypto.signMessage.title';
  instruction: 'crypto.connectWallet.instructionPopup' | 'crypto.signMessage.instruction';
  children?: ReactNode;
}

/** Waits for the wallet, which may never answer: the back button is always available. */
function Waiting({ title, instruction, children }: WaitingProps) {
  const t = useMessages(cryptoStrings);
  const { walletOption } = useWidget(({ widget }) => widget.formState.cryptoState);
  const wallets = useScreen(cryptoSlice).wallets ?? [];
  const { instructionFor } = useWalletMessages(wallets);
  const chosen = wallets.find(({ id }) => id === walletOption);
  return (
    <Screen
      title={t(title)}
      back={<BackToMain />}
      above={<WalletMark icon={chosen?.icon} size={48} />}
      focusOnMount={useFocusOnMount()}
    >
      <Text role="status">
        {chosen ? instructionFor(instruction, chosen) : t(instruction, { wallet: walletOption })}
      </Text>
      {children}
      <Spinner label="" atStart />
      <Text variant="helper">{t('crypto.troubleHelp')}</Text>
    </Screen>
  );
}

/** §4 Crypto flow: asks the wallet for its address, and the provider for the message to sign. */
export const CryptoConnect = () => (
  <Waiting title="crypto.connectWallet.title" instruction="crypto.connectWallet.instructionPopup" />
);

/** Beginning and end of an address, as wallets show it, in a left-to-right isolate. */
const short = (address: string): string => `\u2066${address.slice(0, 8)}…${address.slice(-6)}\u2069`;

/** §4 Crypto flow: asks the wallet to sign the message. */
export function CryptoSignMessage() {
  const t = useMessages(cryptoStrings);
  const { walletAddress } = useWidget(({ widget }) => widget.formState.cryptoState);
  return (
    <Waiting title="crypto.signMessage.title" instruction="crypto.signMessage.instruction">
      <Text variant="helper">{t('crypto.signMessage.account', { address: short(walletAddress) })}</Text>
    </Waiting>
  );
}

export function CryptoConfirmation() {
  const t = useMessages(cryptoStrings);
  return <Confirmed title={t('crypto.success.title')}>{t('crypto.success.content')}</Confirmed>;
}
