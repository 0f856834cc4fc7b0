import type { AuthError } from '../domain/errors';
import { Button } from './Button';
import { ErrorText } from './ErrorText';
import { sharedStrings } from './shared.strings';
import { Stack, type StackProps } from './Stack';
import { useStrings } from './strings';

export interface RetryProps extends Pick<StackProps, 'gap'> {
  error: AuthError;
  onRetry: () => void;
}

/** In the place of something that could not be had: why, and the way to ask for it again. */
export function Retry({ error, onRetry, gap }: RetryProps) {
  const t = useStrings(sharedStrings);
  return (
    <Stack gap={gap}>
      <ErrorText error={error} />
      <Button onClick={onRetry}>{t('button.retry')}</Button>
    </Stack>
  );
}
