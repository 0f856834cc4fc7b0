import type { AuthError } from '../../domain/errors/errors';
import { Button } from '../buttons/Button';
import { ErrorText } from './ErrorText';
import { sharedStrings } from '../text/shared.strings';
import { Stack, type StackProps } from '../layout/Stack';
import { useMessages } from '../text/messages';

interface RetryProps extends Pick<StackProps, 'gap'> {
  error: AuthError;
  onRetry: () => void;
}

/** An error with a button to try again, in place of what could not be loaded. */
export function Retry({ error, onRetry, gap }: RetryProps) {
  const t = useMessages(sharedStrings);
  return (
    <Stack gap={gap}>
      <ErrorText error={error} />
      <Button onClick={onRetry}>{t('button.retry')}</Button>
    </Stack>
  );
}
