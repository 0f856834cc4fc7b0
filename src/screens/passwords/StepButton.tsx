import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { useFocusOnError } from '../../ui/useFocusOnError';
import { useActions, useScreen } from '../hooks';
import { asked, passwordsSlice } from './slice';

const ACTIONS = { asked };

interface StepButtonProps {
  step: Parameters<typeof asked>[0];
  variant?: 'primary' | 'secondary' | 'text';
  /** Of the variant `text`, which is as wide as its words. */
  centered?: boolean;
  /** What went wrong is why the button is there: it is told before it. */
  errorFirst?: boolean;
  children: string;
}

/** One way on. It is busy while it is under way, takes no clicks while another is, and says what went wrong. */
export function StepButton({
  step,
  variant = 'primary',
  centered = false,
  errorFirst = false,
  children,
}: StepButtonProps) {
  const { busy, problem } = useScreen(passwordsSlice);
  const actions = useActions(ACTIONS);
  const error = problem?.step === step ? problem.error : null;
  const ref = useFocusOnError<HTMLButtonElement>(error);
  const button = (
    <Button
      ref={ref}
      variant={variant}
      busy={busy === step}
      disabled={busy !== null}
      onClick={() => actions.asked(step)}
    >
      {children}
    </Button>
  );
  const told = error && <ErrorText error={error} />;
  return (
    <Stack gap={errorFirst ? 'medium' : 'small'}>
      {errorFirst && told}
      {variant === 'text' ? (
        <Text variant="helper" centered={centered}>
          {button}
        </Text>
      ) : (
        button
      )}
      {!errorFirst && told}
    </Stack>
  );
}
