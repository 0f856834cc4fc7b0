import { UNREACHABLE } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { sharedStrings } from '../../ui/shared.strings';
import { useStrings } from '../../ui/strings';
import { Place } from './ButtonsPlace.styles';

interface ButtonsPlaceProps {
  count: number;
  failed: boolean;
  onRetry: () => void;
}

/** Holds the place of a list of buttons until their code is there: nothing moves when they come. */
export function ButtonsPlace({ count, failed, onRetry }: ButtonsPlaceProps) {
  const t = useStrings(sharedStrings);
  return (
    <Place $count={count}>
      {failed && (
        <>
          <ErrorText error={UNREACHABLE} />
          <Button onClick={onRetry}>{t('button.retry')}</Button>
        </>
      )}
    </Place>
  );
}
