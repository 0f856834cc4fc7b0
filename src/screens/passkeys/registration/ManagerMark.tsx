import { DeviceIcon } from '../../../ui/icons/DeviceIcon';
import { PasskeyIcon } from '../../../ui/icons/PasskeyIcon';
import { SafeIcon } from '../../../ui/icons/SafeIcon';
import { SecurityKeyIcon } from '../../../ui/icons/SecurityKeyIcon';
import { Mark } from './PasskeyRow.styles';
import type { PasskeyManager } from './slice';

const ICONS = {
  device: DeviceIcon,
  passwordManager: SafeIcon,
  securityKey: SecurityKeyIcon,
  unknown: PasskeyIcon,
} as const;

/** A generic icon for each kind of authenticator. */
export function ManagerMark({ manager }: { manager: PasskeyManager | undefined }) {
  const KindIcon = ICONS[manager?.kind ?? 'unknown'];
  return (
    <Mark>
      <KindIcon size={24} />
    </Mark>
  );
}
