import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { mirroredRightToLeft } from '../styling/base';

const Svg = styled('svg')<{ $size: number; $mirrored: boolean }>(({ $size, $mirrored }) => ({
  display: 'block',
  flex: 'none',
  width: `${$size}px`,
  height: `${$size}px`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...($mirrored && mirroredRightToLeft),
}));

interface IconProps {
  /** Width and height in px. Default: 20. */
  size?: number;
}

interface DrawnIconProps extends IconProps {
  /** Mirrored on right-to-left pages, for icons with a direction. */
  mirrored?: boolean;
  children: ReactNode;
}

/** A line icon in the text's colour, hidden from screen readers. */
function Icon({ size = 20, mirrored = false, children }: DrawnIconProps) {
  return (
    <Svg $size={size} $mirrored={mirrored} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </Svg>
  );
}

export const ArrowBackIcon = (props: IconProps) => (
  <Icon {...props} mirrored>
    <path d="M19 12H5m6-6-6 6 6 6" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Icon>
);

export const ChevronDownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Icon>
);

export const CloseIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Icon>
);

export const DeleteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6.5h16M9.5 6.5V4h5v2.5M6 6.5 7 20h10l1-13.5M10 10.5v5.5m4-5.5v5.5" />
  </Icon>
);

export const DeviceIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="4.5" width="15" height="11" rx="1.5" />
    <path d="M2.5 19.5h19" />
  </Icon>
);

export const EditIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1-4.5L16 4.5a2.1 2.1 0 0 1 3.5 3.5L8.5 19 4 20Zm10-13.5 3.5 3.5" />
  </Icon>
);

export const ErrorIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.25v.25" />
  </Icon>
);

export const ExternalIcon = (props: IconProps) => (
  <Icon {...props} mirrored>
    <path d="M18 13.5V19a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 19V7.5A1.5 1.5 0 0 1 5 6h5.5M14.5 3.5h6v6m0-6L11 13" />
  </Icon>
);

export const EyeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="2.75" />
  </Icon>
);

export const EyeOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6.2 6.9C3.8 8.6 2.5 12 2.5 12S6 18.5 12 18.5c1.9 0 3.5-.6 4.8-1.5M9.6 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5s-.7 1.4-2.1 2.9M10 10.1a2.75 2.75 0 0 0 3.9 3.9M3.5 3.5l17 17" />
  </Icon>
);

export const InfoIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 16.5V11m0-3.25V7.5" />
  </Icon>
);

export const PasskeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="9" cy="7" r="3.5" />
    <path d="M2.5 19.5v-1a5 5 0 0 1 5-5h3.5" />
    <circle cx="17" cy="12.5" r="3" />
    <path d="M17 15.5v6l2-1.75-1.25-1.5L19 17" />
  </Icon>
);

/** Password manager. */
export const SafeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="4.5" y="10.5" width="15" height="10" rx="2" />
    <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3m-4 3.5v3" />
  </Icon>
);

export const SecurityKeyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="7.5" y="2.5" width="9" height="14" rx="2" />
    <circle cx="12" cy="9.5" r="2" />
    <path d="M9.5 16.5v5h5v-5" />
  </Icon>
);

export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M19 8V6a2 2 0 0 0-2-2H5.5a2.5 2.5 0 0 0 0 5H19a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a3 3 0 0 1-3-3V6.5" />
    <path d="M16.5 14.25v.5" />
  </Icon>
);

export const WarningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3.5 2.5 20h19L12 3.5Zm0 6.5v4.5m0 2.5v.25" />
  </Icon>
);
