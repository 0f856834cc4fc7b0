import { Icon, type IconProps } from './Icon';

export const SecurityKeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7.5" y="2.5" width="9" height="14" rx="2" />
    <circle cx="12" cy="9.5" r="2" />
    <path d="M9.5 16.5v5h5v-5" />
  </Icon>
);
