import { BlockLink } from '../../ui/buttons/BlockLink';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import { useFocusOnMount } from '../shared/hooks';
import { cryptoStrings } from './strings';

/** §2 Wallet buttons: the download pages of four wallets. */
const DOWNLOADS = [
  ['crypto.wallet.phantom', 'https://phantom.app/'],
  ['crypto.wallet.metamask', 'https://metamask.io/'],
  ['crypto.wallet.binance', 'https://www.bnbchain.world/en/binance-wallet'],
  ['crypto.wallet.coinbase', 'https://www.coinbase.com/wallet'],
] as const;

export function CryptoSetupWallet() {
  const t = useMessages(cryptoStrings);
  return (
    <Screen title={t('crypto.setupNewWallet.title')} back={<BackToMain />} focusOnMount={useFocusOnMount()}>
      <Text>{t('crypto.setupNewWallet.content')}</Text>
      <Stack gap="small">
        {DOWNLOADS.map(([name, url]) => (
          <BlockLink key={name} href={url}>
            {t(name)}
          </BlockLink>
        ))}
      </Stack>
      <Text variant="helper">{t('crypto.setupNewWallet.instruction')}</Text>
    </Screen>
  );
}
