import { Icon, type IconProps } from '../Icon';

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 2.5 20h19L12 3.5Zm0 6.5v4.5m0 2.5v.25" />
  </Icon>
);
