import { Button } from '../../ui/Button';
import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { otpStrings } from './strings';

interface ResendCodeProps {
  status: 'idle' | 'sending' | 'sent' | 'waiting';
  waitSeconds: number;
  onResend: () => void;
}

export function ResendCode({ status, waitSeconds, onResend }: ResendCodeProps) {
  const t = useStrings(otpStrings);
  const label = status === 'sent' ? t('passcode.codeSent') : t('passcode.resendCode');
  return (
    <>
      <Text variant="helper">
        {status === 'waiting' ? t('passcode.resendWait', { seconds: waitSeconds }) : t('passcode.didntGetIt')}{' '}
        <Button variant="text" busy={status === 'sending'} disabled={status !== 'idle'} onClick={onResend}>
          {label}
        </Button>
      </Text>
      <VisuallyHidden role="status">{status === 'sent' ? t('passcode.codeSent') : ''}</VisuallyHidden>
    </>
  );
}
