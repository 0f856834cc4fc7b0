import { MarkPlace } from '../../ui/buttons/buttonMark.styles';
import { PasskeyIcon } from '../../ui/icons/icons';

export const PasskeyMark = () => (
  <MarkPlace>
    <PasskeyIcon />
  </MarkPlace>
);
