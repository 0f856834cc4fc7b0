import { UNREACHABLE } from '../../../domain/errors/errors';
import { walletLimit } from '../../../domain/wallets/walletLimit';
import { transition } from '../../../store/widget';
import { Button } from '../../../ui/buttons/Button';
import { MarkedLabel, MarkPlace } from '../../../ui/buttons/buttonMark.styles';
import { Retry } from '../../../ui/feedback/Retry';
import { WalletIcon } from '../../../ui/icons/WalletIcon';
import { Stack } from '../../../ui/layout/Stack';
import { useStrings } from '../../../ui/text/strings';
import { useWidgetDispatch, useScreen, useWidget } from '../../hooks';
import { SetUpLink } from './SetUpLink';
import { LinkPlace } from './SetUpLink.styles';
import { cryptoSlice, lookAgain } from '../slice';
import { cryptoStrings } from '../strings';
import { WalletList } from './WalletList';

/** How many wallets Main shows; the others are on CryptoOtherScreen. */
export const useWalletLimit = (): number => useWidget(({ setup: { config } }) => walletLimit(config));

/** §2 Wallet buttons on Main, with a link to the other wallets or to set one up. */
export function WalletButtons() {
  const { wallets: found, cannotLook } = useScreen(cryptoSlice);
  const limit = useWalletLimit();
  const dispatch = useWidgetDispatch();
  const t = useStrings(cryptoStrings);
  if (cannotLook) return <Retry error={UNREACHABLE} onRetry={() => dispatch(lookAgain())} gap="small" />;
  if (!found) return <LinkPlace />;
  return (
    <Stack gap="small">
      <WalletList wallets={found.slice(0, limit)} />
      {found.length > limit ? (
        <Button
          variant="secondary"
          icon={
            <MarkPlace>
              <WalletIcon />
            </MarkPlace>
          }
          onClick={() => dispatch(transition('CryptoOtherScreen'))}
        >
          <MarkedLabel>{t('crypto.wallet.continueWithOtherWallet')}</MarkedLabel>
        </Button>
      ) : (
        <SetUpLink />
      )}
    </Stack>
  );
}
