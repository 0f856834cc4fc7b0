import { Icon, type IconProps } from '../Icon';

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.25v.25" />
  </Icon>
);
