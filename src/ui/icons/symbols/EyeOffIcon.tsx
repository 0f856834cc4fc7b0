import { Icon, type IconProps } from '../Icon';

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.2 6.9C3.8 8.6 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.8-1.5M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9M10 10.1a2.75 2.75 0 0 0 3.9 3.9M3.5 3.5l17 17" />
  </Icon>
);
