import { useRef } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { RecoveryButton } from '../../../ui/buttons/RecoveryButton';
import { ErrorText } from '../../../ui/feedback/ErrorText';
import { Stack, useFocusOnError } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { useWidgetDispatch, useScreen } from '../../shared/hooks';
import { resendSlice } from '../../shared/resend.slice';
import { stepRequested, passwordsSlice } from '../slice';

interface StepButtonProps {
  step: Parameters<typeof stepRequested>[0];
  variant?: 'primary' | 'secondary' | 'text';
  /** Show the error above the button, because it is the reason for the button. */
  errorFirst?: boolean;
  /** Id of the element that shows the error. Default: a line below the button. */
  errorId?: string;
  children: string;
}

/** The button of a step. It is pending during its step, ignores clicks during others, and shows its error. */
export function StepButton({
  step,
  variant = 'primary',
  errorFirst = false,
  errorId,
  children,
}: StepButtonProps) {
  const { busy, problem } = useScreen(passwordsSlice);
  const isResending = useScreen(resendSlice).status === 'sending';
  const dispatch = useWidgetDispatch();
  const error = problem?.step === step ? problem.error : null;
  const ref = useRef<HTMLButtonElement>(null);
  useFocusOnError(error, () => ref.current);
  const button = {
    ref,
    pending: busy === step,
    disabled: busy !== null || isResending,
    'aria-describedby': error ? errorId : undefined,
    onClick: () => dispatch(stepRequested(step)),
    children,
  };
  const errorText = error && !errorId && <ErrorText error={error} />;
  return (
    <Stack gap={errorFirst ? 'medium' : 'small'}>
      {errorFirst && errorText}
      {variant === 'text' ? (
        <Text variant="helper">
          <RecoveryButton {...button} />
        </Text>
      ) : (
        <Button variant={variant} {...button} />
      )}
      {!errorFirst && errorText}
    </Stack>
  );
}
