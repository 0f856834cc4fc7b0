import { Icon, type IconProps } from '../Icon';

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} mirrored>
    <path d="M18 13.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6h5.5M14.5 3.5h6v6m0-6L11 13" />
  </Icon>
);
