import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import type { Theme } from '../../domain/theme/theme';
import { bodyText, reset, shade } from '../styling/base';
import { ErrorIcon, InfoIcon, WarningIcon } from '../icons/icons';

export type NoticeKind = 'info' | 'warning' | 'error';

const lineColor: Record<NoticeKind, (theme: Theme) => string[]> = {
  info: ({ colors }) => [colors.primary],
  // The first has a contrast of 3:1 on light and on dark cards, for browsers without light-dark().
  warning: () => ['#A86400', 'light-dark(#A86400, #F0A840)'],
  error: ({ colors }) => [colors.error],
};

const Box = styled('div')<{ $kind: NoticeKind }>(({ theme, $kind }) => ({
  ...reset,
  ...bodyText(theme),
  display: 'flex',
  gap: '12px',
  padding: '12px',
  backgroundColor: lineColor[$kind](theme).map((color) => shade(color, 8)),
  border: `1px solid ${theme.container.borderColor}`,
  borderInlineStartWidth: '4px',
  borderInlineStartColor: lineColor[$kind](theme),
  borderRadius: theme.inputs.borderRadius,
  // The thick edge stays straight in themes with round corners.
  borderStartStartRadius: `min(2px, ${theme.inputs.borderRadius})`,
  borderEndStartRadius: `min(2px, ${theme.inputs.borderRadius})`,
}));

const Mark = styled('span')<{ $kind: NoticeKind }>(({ theme, $kind }) => ({
  ...reset,
  display: 'block',
  flex: 'none',
  color: lineColor[$kind](theme),
}));

const Words = styled('div')({
  ...reset,
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const ICONS = { info: InfoIcon, warning: WarningIcon, error: ErrorIcon } as const;

export interface NoticeProps {
  /** Default: info. */
  kind?: NoticeKind;
  /** Set this for a notice that appears later, so that screen readers announce it. */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A message that matters before the visitor continues. */
export function Notice({ kind = 'info', role, children }: NoticeProps) {
  const KindIcon = ICONS[kind];
  return (
    <Box part="notice" role={role} $kind={kind}>
      <Mark $kind={kind}>
        <KindIcon size={21} />
      </Mark>
      <Words>{children}</Words>
    </Box>
  );
}
