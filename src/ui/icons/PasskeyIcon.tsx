import { Icon, type IconProps } from './Icon';

export const PasskeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="7" r="3.5" />
    <path d="M2.5 19.5v-1a5 5 0 0 1 5-5h3.5" />
    <circle cx="17" cy="12.5" r="3" />
    <path d="M17 15.5v6l2-1.75-1.25-1.5L19 17" />
  </Icon>
);
