import { styled } from '../../../ui/styling/styled';
import { useState } from 'react';
import { WalletIcon } from '../../../ui/icons/icons';

const Picture = styled('img')<{ $size: number }>(({ $size }) => ({
  display: 'block',
  width: `${$size}px`,
  height: `${$size}px`,
  borderRadius: `${$size / 4}px`,
  objectFit: 'contain',
}));

interface WalletMarkProps {
  /** The icon that the wallet announces. */
  icon?: string;
  /** Width and height in px. Default: 20. */
  size?: number;
}

/** The wallet's own icon in an `img`, which runs no scripts of an SVG; else a generic icon. */
export function WalletMark({ icon, size = 20 }: WalletMarkProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (icon && icon !== broken)
    return <Picture $size={size} src={icon} alt="" draggable={false} onError={() => setBroken(icon)} />;
  return <WalletIcon size={size} />;
}
