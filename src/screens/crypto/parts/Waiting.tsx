import type { ReactNode } from 'react';
import { Screen } from '../../../ui/screen/Screen';
import { Spinner } from '../../../ui/feedback/Spinner';
import { useStrings } from '../../../ui/text/strings';
import { Text } from '../../../ui/text/Text';
import { BackToMain } from '../../BackToMain';
import { useFocusOnMount, useScreen, useWidget } from '../../hooks';
import { useWalletNames } from './names';
import { WalletMark } from './WalletMark';
import { cryptoSlice } from '../slice';
import { cryptoStrings } from '../strings';

interface WaitingProps {
  title: 'crypto.connectWallet.title' | 'crypto.signMessage.title';
  instruction: 'crypto.connectWallet.instructionPopup' | 'crypto.signMessage.instruction';
  children?: ReactNode;
}

/** Waits for the wallet, which may never answer: the back button is always available. */
export function Waiting({ title, instruction, children }: WaitingProps) {
  const t = useStrings(cryptoStrings);
  const { walletOption } = useWidget(({ widget }) => widget.formState.cryptoState);
  const wallets = useScreen(cryptoSlice).wallets ?? [];
  const { nameOf } = useWalletNames(wallets);
  const chosen = wallets.find(({ id }) => id === walletOption);
  const wallet = chosen ? nameOf(chosen) : walletOption;
  return (
    <Screen
      title={t(title)}
      back={<BackToMain />}
      above={<WalletMark id={walletOption} icon={chosen?.icon} size={48} />}
      focusOnMount={useFocusOnMount()}
    >
      <Text role="status">{t(instruction, { wallet })}</Text>
      {children}
      <Spinner label="" />
      <Text variant="helper">{t('crypto.troubleHelp')}</Text>
    </Screen>
  );
}
