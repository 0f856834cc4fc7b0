import { useState } from 'react';
import { isKnownWallet } from '../../../domain/wallets/wallets';
import { Tile } from '../../../ui/icons/Tile';
import { WalletIcon } from '../../../ui/icons/WalletIcon';
import { WALLET_MARKS } from './marks';
import { Picture } from './WalletMark.styles';

interface WalletMarkProps {
  id: string;
  /** The icon that the wallet announces. */
  icon?: string;
  /** Width and height in px. Default: 20. */
  size?: number;
}

/**
 * The wallet's own icon in an `img`, which runs no scripts of an SVG; else our drawing of a listed wallet, or a generic
 * icon.
 */
export function WalletMark({ id, icon, size = 20 }: WalletMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (icon && icon !== broken)
    return <Picture $size={size} src={icon} alt="" draggable={false} onError={() => setBroken(icon)} />;
  return isKnownWallet(id) ? <Tile {...WALLET_MARKS[id]} size={size} /> : <WalletIcon size={size} />;
}
