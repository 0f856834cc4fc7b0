import { useState } from 'react';
import { MarkPlace } from '../../../ui/buttons/buttonMark';
import { WalletIcon } from '../../../ui/icons/WalletIcon';
import { Picture } from './WalletMark.styles';

/** A wallet's icon in an `img`, which runs no scripts of an SVG; a generic icon where there is none. */
export function WalletMark({ icon }: { icon?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <MarkPlace>
      {icon && icon !== broken ? (
        <Picture src={icon} alt="" draggable={false} onError={() => setBroken(icon)} />
      ) : (
        <WalletIcon />
      )}
    </MarkPlace>
  );
}
