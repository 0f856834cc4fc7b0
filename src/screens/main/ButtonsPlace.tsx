import { UNREACHABLE } from '../../domain/errors/errors';
import { Retry } from '../../ui/feedback/Retry';
import { Place } from './ButtonsPlace.styles';

interface ButtonsPlaceProps {
  count: number;
  failed: boolean;
  onRetry: () => void;
}

/** Reserves the space of buttons until their chunk is loaded, so that nothing moves. */
export function ButtonsPlace({ count, failed, onRetry }: ButtonsPlaceProps) {
  return (
    <Place $count={count}>{failed && <Retry error={UNREACHABLE} onRetry={onRetry} gap="small" />}</Place>
  );
}
