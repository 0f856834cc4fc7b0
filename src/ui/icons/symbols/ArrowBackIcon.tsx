import { Icon, type IconProps } from '../Icon';

export const ArrowBackIcon = (props: IconProps) => (
  <Icon {...props} mirrored>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);
