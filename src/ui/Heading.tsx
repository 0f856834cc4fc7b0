import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { reset } from './base';

const Title = styled.h2<{ $centered: boolean }>(({ theme, $centered }) => ({
  ...reset,
  ...theme.typography.header,
  color: theme.colors.primary,
  display: 'block',
  textAlign: $centered ? 'center' : 'start',
  overflowWrap: 'anywhere',
}));

export interface HeadingProps {
  id?: string;
  centered?: boolean;
  children: ReactNode;
}

/** A screen's title. It can be focused by script, so that a new screen can be announced. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { id, centered = false, children },
  ref,
) {
  return (
    <Title ref={ref} id={id} tabIndex={-1} $centered={centered}>
      {children}
    </Title>
  );
});
