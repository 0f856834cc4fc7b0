import { Icon, type IconProps } from './Icon';

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 8V6a2 2 0 0 0-2-2H5.5a2.5 2.5 0 0 0 0 5H19a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3V6.5" />
    <path d="M16.5 14.25v.5" />
  </Icon>
);
