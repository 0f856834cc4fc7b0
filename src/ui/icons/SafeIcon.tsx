import { Icon, type IconProps } from './Icon';

/** Password manager. */
export const SafeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3m-4 3.5v3" />
  </Icon>
);
