import { Icon, type IconProps } from '../Icon';

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3.5 3.5L8.5 19 4 20Zm10-13.5 3.5 3.5" />
  </Icon>
);
