import { UNREACHABLE } from '../../domain/errors/errors';
import { Retry } from '../../ui/feedback/Retry';
import { Place } from './ButtonsPlaceholder.styles';

interface ButtonsPlaceholderProps {
  count: number;
  failed: boolean;
  onRetry: () => void;
}

/** Reserves the space of buttons until their chunk is loaded, so that nothing moves. */
export function ButtonsPlaceholder({ count, failed, onRetry }: ButtonsPlaceholderProps) {
  return (
    <Place $count={count}>{failed && <Retry error={UNREACHABLE} onRetry={onRetry} gap="small" />}</Place>
  );
}
