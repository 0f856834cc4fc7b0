import { Icon, type IconProps } from '../Icon';

export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5m4-5.5v5.5" />
  </Icon>
);
