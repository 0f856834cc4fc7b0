import { Icon, type IconProps } from '../Icon';

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 16.5V11m0-3.25V7.5" />
  </Icon>
);
