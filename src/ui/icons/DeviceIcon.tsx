import { Icon, type IconProps } from './Icon';

export const DeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="M2.5 19.5h19" />
  </Icon>
);
