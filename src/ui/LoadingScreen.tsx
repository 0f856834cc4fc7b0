import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { reset } from './base';
import { sharedStrings } from './shared.strings';
import { Spinner } from './Spinner';
import { useStrings } from './strings';

const Place = styled.div<{ $height: number }>(({ $height }) => ({
  ...reset,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: `${$height}px`,
}));

export interface LoadingScreenProps {
  /** Height in px that the screen had, or is likely to have: what stands below the card stays in place. */
  height?: number;
  /** Replaces the spinner. */
  children?: ReactNode;
}

/** Stands where a screen cannot be drawn yet. */
export function LoadingScreen({ height = 0, children }: LoadingScreenProps) {
  const t = useStrings(sharedStrings);
  return <Place $height={height}>{children ?? <Spinner label={t('login.loading')} />}</Place>;
}
