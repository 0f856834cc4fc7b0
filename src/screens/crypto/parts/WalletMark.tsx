import type { Wallet } from '../../../domain/enums';
import { styled } from '../../../ui/styling/styled';
import { tileShape, Tile } from '../../../ui/icons/Tile';
import { useState } from 'react';
import { isKnownWallet } from '../../../domain/wallets/wallets';
import { WalletIcon } from '../../../ui/icons/icons';

/**
 * Own drawings for the listed wallets (§3), which are shown where a wallet announces no icon of its own: white lines of
 * 2 units on a coloured tile of 24.
 */
const WALLET_MARKS: Record<Wallet, { color: string; lines: string }> = {
  // A boat.
  Vessel: { color: '#1F6E8C', lines: 'M5 14h14l-2.5 4h-9zM12 14V5l5 6h-5' },
  // The moon.
  Phantom: { color: '#6A54C8', lines: 'M11 5.5a7 7 0 1 0 8 8 6 6 0 0 1-8-8z' },
  // A mask.
  Metamask: {
    color: '#B85C14',
    lines:
      'M5 9c4-2 10-2 14 0 0 5-1.5 7-4 7-1.5 0-2-1.5-3-1.5S10.5 16 9 16c-2.5 0-4-2-4-7zM9 11.5v.5M15 11.5v.5',
  },
  // Two coins.
  Binance: {
    color: '#8A6A00',
    lines: 'M9.5 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 1 0 0-9M17 10.5a4.5 4.5 0 1 1-5 6.5',
  },
  // A coin in a slot.
  Coinbase: { color: '#1D55C9', lines: 'M8 13a4 4 0 1 1 8 0M5 13h14v5H5z' },
  // A crystal.
  'Other Ethereum Wallet': { color: '#56617D', lines: 'M12 4.5 17 12l-5 7.5L7 12zM7 12l5 2.5 5-2.5' },
  // Steps.
  'Other Solana Wallet': { color: '#0E7A66', lines: 'M8 7.5h9M6.5 12h9M8 16.5h9' },
};

const Picture = styled('img')<{ $size: number }>(({ $size }) => ({
  ...tileShape($size),
  objectFit: 'contain',
}));

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
