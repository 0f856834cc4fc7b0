import { useElementId } from '../../../ui/useElementId';
import { styled } from '../../../ui/styling/styled';
import { bodyText, TARGET } from '../../../ui/styling/base';
import { transition } from '../../../store/widget';
import { TextButton } from '../../../ui/buttons/TextButton';
import { useMessages } from '../../../ui/text/messages';
import { useLastUsed, useLastUsedBadge } from '../../shared/useLastUsed';
import { useWidgetDispatch, useScreen, useWidget } from '../../shared/hooks';
import { cryptoStrings } from '../strings';
import type { FoundWallet } from '../../../domain/wallets/wallets';
import { Button } from '../../../ui/buttons/Button';
import { IconLabel } from '../../../ui/buttons/IconLabel';
import { useWalletMessages } from './walletMessages';
import { cryptoSlice, walletChosen, lookAgain } from '../slice';
import { WalletMark } from './WalletMark';
import { CHUNK_NOT_LOADED } from '../../../domain/errors/errors';
import { walletLimit } from '../../../domain/config/productBlocks';
import { Retry } from '../../../ui/feedback/Retry';
import { WalletIcon } from '../../../ui/icons/icons';
import { Stack } from '../../../ui/layout/Stack';

/**
 * As tall as one button, for which Main reserves space until the wallets are known, so that nothing moves.
 */
const LinkPlace = styled('div')({
  ...bodyText,
  display: 'flex',
  alignItems: 'center',
  minHeight: TARGET.primary,
});

export function SetUpLink() {
  const dispatch = useWidgetDispatch();
  const t = useMessages(cryptoStrings);
  return (
    <LinkPlace>
      <TextButton onClick={() => dispatch(transition('CryptoSetupWallet'))}>
        {t('crypto.wallet.setupNewWallet')}
      </TextButton>
    </LinkPlace>
  );
}

function WalletButton({ wallet }: { wallet: FoundWallet }) {
  const id = useElementId(`wallet-${wallet.id}`);
  const all = useScreen(cryptoSlice).wallets ?? [];
  const { labelOf } = useWalletMessages(all);
  const dispatch = useWidgetDispatch();
  return (
    <Button
      id={id}
      variant="secondary"
      badge={useLastUsedBadge(`crypto_${wallet.id}`)}
      onClick={() => dispatch(walletChosen(wallet.id))}
    >
      <IconLabel icon={<WalletMark icon={wallet.icon} />}>{labelOf(wallet)}</IconLabel>
    </Button>
  );
}

export const WalletList = ({ wallets }: { wallets: readonly FoundWallet[] }) =>
  wallets.map((wallet) => <WalletButton key={wallet.id} wallet={wallet} />);

/** How many wallets Main shows; the others are on CryptoOtherScreen. */
export const useWalletLimit = (): number => useWidget(({ setup: { config } }) => walletLimit(config));

/** §2 Wallet buttons on Main, with a link to the other wallets or to set one up. */
export function WalletButtons() {
  const { wallets: found, cannotLook } = useScreen(cryptoSlice);
  const limit = useWalletLimit();
  const dispatch = useWidgetDispatch();
  const t = useMessages(cryptoStrings);
  const last = useLastUsed();
  const further = found?.slice(limit) ?? [];
  const badge = useLastUsedBadge(further.some(({ id }) => `crypto_${id}` === last) ? `${last}` : '');
  if (cannotLook) return <Retry error={CHUNK_NOT_LOADED} onRetry={() => dispatch(lookAgain())} gap="small" />;
  if (!found) return <LinkPlace />;
  return (
    <Stack gap="small">
      <WalletList wallets={found.slice(0, limit)} />
      {further.length > 0 ? (
        <Button variant="secondary" badge={badge} onClick={() => dispatch(transition('CryptoOtherScreen'))}>
          <IconLabel icon={<WalletIcon />}>{t('crypto.wallet.continueWithOtherWallet')}</IconLabel>
        </Button>
      ) : (
        <SetUpLink />
      )}
    </Stack>
  );
}
