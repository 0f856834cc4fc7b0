import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { BackToMain } from '../shared/BackToMain';
import { useFocusOnMount, useScreen } from '../shared/hooks';
import { SetUpLink, useWalletLimit, WalletList } from './parts/WalletButtons';
import { cryptoSlice } from './slice';
import { cryptoStrings } from './strings';

/** §2 Wallet buttons: the wallets beyond the limit of Main. */
export function CryptoOtherScreen() {
  const t = useMessages(cryptoStrings);
  const wallets = useScreen(cryptoSlice).wallets ?? [];
  const limit = useWalletLimit();
  return (
    <Screen
      title={t('crypto.continueWithOtherWallet.title')}
      back={<BackToMain />}
      focusOnMount={useFocusOnMount()}
    >
      <Stack gap="small">
        <WalletList wallets={wallets.slice(limit)} />
        <SetUpLink />
      </Stack>
    </Screen>
  );
}
