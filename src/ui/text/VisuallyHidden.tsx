import { styled } from '../styling/styled';
import type { ReactNode } from 'react';

export const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

interface VisuallyHiddenProps {
  role?: 'status';
  children: ReactNode;
}

/** Screen-reader-only text. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;
