import { styled } from '../styling/styled';
import type { ReactNode } from 'react';

const Hidden = styled('span')({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export interface VisuallyHiddenProps {
  id?: string;
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** Screen-reader-only text. */
export const VisuallyHidden = (props: VisuallyHiddenProps) => <Hidden {...props} />;
