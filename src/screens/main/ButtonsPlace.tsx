import { UNREACHABLE } from '../../domain/errors';
import { Retry } from '../../ui/Retry';
import { Place } from './ButtonsPlace.styles';

interface ButtonsPlaceProps {
  count: number;
  failed: boolean;
  onRetry: () => void;
}

/** Holds the place of a list of buttons until their code is there: nothing moves when they come. */
export function ButtonsPlace({ count, failed, onRetry }: ButtonsPlaceProps) {
  return (
    <Place $count={count}>{failed && <Retry error={UNREACHABLE} onRetry={onRetry} gap="small" />}</Place>
  );
}
