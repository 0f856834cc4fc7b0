import type { ReactNode } from 'react';
import { Screen } from '../../../ui/screen/Screen';
import { Spinner } from '../../../ui/feedback/Spinner';
import { useStrings } from '../../../ui/text/strings';
import { Text } from '../../../ui/text/Text';
import { BackToMain } from '../../BackToMain';
import { useFocusOnMount, useScreen, useWidget } from '../../hooks';
import { useWalletTexts } from './walletTexts';
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
  const { instructionFor } = useWalletTexts(wallets);
  const chosen = wallets.find(({ id }) => id === walletOption);
  return (
    <Screen
      title={t(title)}
      back={<BackToMain />}
      above={<WalletMark id={walletOption} icon={chosen?.icon} size={48} />}
      focusOnMount={useFocusOnMount()}
    >
      <Text role="status">
        {chosen ? instructionFor(instruction, chosen) : t(instruction, { wallet: walletOption })}
      </Text>
      {children}
      <Spinner label="" />
      <Text variant="helper">{t('crypto.troubleHelp')}</Text>
    </Screen>
  );
}
