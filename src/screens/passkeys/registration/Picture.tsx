import { DeviceIcon } from '../../../ui/icons/DeviceIcon';
import { PasskeyIcon } from '../../../ui/icons/PasskeyIcon';
import { SafeIcon } from '../../../ui/icons/SafeIcon';
import { Band, Middle } from './Picture.styles';

/** A passkey between a device and its lock. */
export const Picture = () => (
  <Band>
    <DeviceIcon size={28} />
    <Middle>
      <PasskeyIcon size={36} />
    </Middle>
    <SafeIcon size={28} />
  </Band>
);
