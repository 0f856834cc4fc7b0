import type { AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Reserved } from '../../ui/layout/Reserved';
import { errorIdOf } from '../../ui/inputs/Field';
import { SaidOnce } from '../../ui/feedback/SaidOnce';
import { useStrings } from '../../ui/text/strings';
import { Text } from '../../ui/text/Text';
import { Messages } from './ResendCode.styles';
import { otpStrings } from './strings';

interface ResendCodeProps {
  id: string;
  status: 'idle' | 'sending' | 'sent' | 'waiting';
  error: AuthError | null;
  waitSeconds: number;
  onResend: () => void;
}

export function ResendCode({ id, status, error, waitSeconds, onResend }: ResendCodeProps) {
  const t = useStrings(otpStrings);
  const label = status === 'sent' ? t('passcode.codeSent') : t('passcode.resendCode');
  const wait = status === 'waiting' ? t('passcode.resendWait', { seconds: waitSeconds }) : '';
  return (
    <>
      <Text variant="helper">
        {t('passcode.didntGetIt')}{' '}
        <Button
          id={id}
          variant="text"
          busy={status === 'sending'}
          resting={status !== 'idle'}
          aria-describedby={error ? errorIdOf(id) : undefined}
          onClick={onResend}
        >
          <Reserved texts={[t('passcode.resendCode'), t('passcode.codeSent')]}>{label}</Reserved>
        </Button>
      </Text>
      <Messages>
        {wait && <Text variant="helper">{wait}</Text>}
        <ErrorText id={errorIdOf(id)} error={error} />
      </Messages>
      <SaidOnce about={status} text={status === 'sent' ? label : wait} />
    </>
  );
}
