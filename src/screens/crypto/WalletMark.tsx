import { useState } from 'react';
import { MarkPlace } from '../../ui/buttonMark';
import { WalletIcon } from '../../ui/icons/WalletIcon';
import { Picture } from './WalletMark.styles';

/** A wallet's own picture as a picture, in which nothing of it runs; or a drawing of ours where there is none. */
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
