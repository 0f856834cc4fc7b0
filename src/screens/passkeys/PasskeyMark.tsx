import { MarkPlace } from '../../ui/buttons/buttonMark';
import { PasskeyIcon } from '../../ui/icons/PasskeyIcon';

export const PasskeyMark = () => (
  <MarkPlace>
    <PasskeyIcon />
  </MarkPlace>
);
