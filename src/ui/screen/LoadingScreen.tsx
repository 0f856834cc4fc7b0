import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { sharedStrings } from '../text/shared.strings';
import { Spinner } from '../feedback/Spinner';
import { useMessages } from '../text/messages';

const Place = styled('div')<{ $height: number }>(({ $height }) => ({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minHeight: `${$height}px`,
}));

interface LoadingScreenProps {
  /** Height in px of the previous or the expected screen, so that content below the card does not move. */
  height?: number;
  /** Replaces the spinner. */
  children?: ReactNode;
}

/** Shown while a screen's chunk is loading. */
export function LoadingScreen({ height = 0, children }: LoadingScreenProps) {
  const t = useMessages(sharedStrings);
  return <Place $height={height}>{children ?? <Spinner label={t('login.loading')} />}</Place>;
}
