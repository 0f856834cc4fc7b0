import type { ReactNode } from 'react';
import { styled } from '../styling/styled';

export const ICON_SIZE = '20px';

/** At a button's start edge, aligned with the texts of fields. The space is reserved before the icon is loaded. */
const IconSlot = styled('span')<{ $faded: boolean }>(({ $faded }) => ({
  position: 'absolute',
  insetInlineStart: '12px',
  insetBlockStart: `calc(50% - ${ICON_SIZE} / 2)`,
  width: ICON_SIZE,
  height: ICON_SIZE,
  opacity: $faded ? '0.4' : 1,
}));

/** A centred label. The space after it balances the icon's width, and shrinks before the label wraps, which Firefox does from 0.01 px. */
const Row = styled('span')({
  display: 'flex',
  paddingInlineStart: '24px',
  '&::after': { content: '""', width: '24px', flexShrink: 1e9 },
});

/** A label of several parts is one item of the row. */
const Content = styled('span')({ display: 'block' });

interface IconLabelProps {
  icon: ReactNode;
  faded?: boolean;
  children: ReactNode;
}

/** The content of a button with an icon. */
export const IconLabel = ({ icon, faded = false, children }: IconLabelProps) => (
  <>
    <IconSlot $faded={faded}>{icon}</IconSlot>
    <Row>
      <Content>{children}</Content>
    </Row>
  </>
);
