import { useState } from 'react';
import { WalletIcon } from '../../../ui/icons/WalletIcon';
import { isKnownWallet } from '../../../domain/wallets/wallets';
import { WALLET_MARKS } from './marks';
import { Drawing, Picture } from './WalletMark.styles';

interface WalletMarkProps {
  id: string;
  /** The icon that the wallet announces. */
  icon?: string;
}

/**
 * The wallet's own icon in an `img`, which runs no scripts of an SVG; else our drawing of a listed wallet, or a generic
 * icon.
 */
export function WalletMark({ id, icon }: WalletMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (icon && icon !== broken)
    return <Picture src={icon} alt="" draggable={false} onError={() => setBroken(icon)} />;
  if (!isKnownWallet(id)) return <WalletIcon />;
  const { tile, lines } = WALLET_MARKS[id];
  return (
    <Drawing $tile={tile} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={lines} />
    </Drawing>
  );
}
