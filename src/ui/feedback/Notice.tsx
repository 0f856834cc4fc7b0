import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { Block } from '../layout/Stack';
import { ErrorDetail } from './ErrorText';
import { bodyText, shade } from '../styling/base';
import { InfoIcon, WarningIcon } from '../icons/icons';

type NoticeKind = 'info' | 'warning';

const lineColor: Record<NoticeKind, string[]> = {
  info: [tokens.colors.primary],
  // The first has a contrast of 3:1 on light and on dark cards, for browsers without light-dark().
  warning: ['#A86400', 'light-dark(#A86400, #F0A840)'],
};

const Box = styled('div')<{ $kind: NoticeKind }>(({ $kind }) => ({
  ...bodyText,
  display: 'flex',
  gap: '12px',
  padding: '12px',
  backgroundColor: lineColor[$kind].map((color) => shade(color, 8)),
  border: `1px solid ${tokens.container.borderColor}`,
  borderInlineStartWidth: '4px',
  borderInlineStartColor: lineColor[$kind],
  borderRadius: tokens.inputs.borderRadius,
  // The thick edge stays straight in themes with round corners.
  borderStartStartRadius: `min(2px, ${tokens.inputs.borderRadius})`,
  borderEndStartRadius: `min(2px, ${tokens.inputs.borderRadius})`,
}));

const Mark = styled('span')<{ $kind: NoticeKind }>(({ $kind }) => ({
  display: 'block',
  flex: 'none',
  color: lineColor[$kind],
}));

const Content = styled('div')({
  display: 'block',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

const ICONS = { info: InfoIcon, warning: WarningIcon } as const;

interface NoticeProps {
  /** Default: info. */
  kind?: NoticeKind;
  /** Set this for a notice that appears later, so that screen readers announce it. */
  role?: 'alert' | 'status';
  /** The provider's message about an error. It is not announced. */
  detail?: ReactNode;
  children: ReactNode;
}

/** A message that matters before the visitor continues. */
export function Notice({ kind = 'info', role, detail, children }: NoticeProps) {
  const KindIcon = ICONS[kind];
  return (
    <Box part="notice" $kind={kind}>
      <Mark $kind={kind}>
        <KindIcon size={21} />
      </Mark>
      <Content>
        <Block role={role}>{children}</Block>
        {detail && <ErrorDetail>{detail}</ErrorDetail>}
      </Content>
    </Box>
  );
}
