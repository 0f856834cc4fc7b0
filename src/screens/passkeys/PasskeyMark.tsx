import { MarkPlace } from '../../ui/buttons/buttonMark.styles';
import { PasskeyIcon } from '../../ui/icons/PasskeyIcon';

export const PasskeyMark = () => (
  <MarkPlace>
    <PasskeyIcon />
  </MarkPlace>
);
