import { Button } from '../../ui/Button';
import { SaidOnce } from '../../ui/SaidOnce';
import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { otpStrings } from './strings';

interface ResendCodeProps {
  status: 'idle' | 'sending' | 'sent' | 'waiting';
  waitSeconds: number;
  onResend: () => void;
}

export function ResendCode({ status, waitSeconds, onResend }: ResendCodeProps) {
  const t = useStrings(otpStrings);
  const isWaiting = status === 'waiting';
  const label = status === 'sent' ? t('passcode.codeSent') : t('passcode.resendCode');
  const wait = t('passcode.resendWait', { seconds: waitSeconds });
  return (
    <>
      <Text variant="helper">
        {isWaiting ? wait : t('passcode.didntGetIt')}{' '}
        <Button variant="text" busy={status === 'sending'} resting={status !== 'idle'} onClick={onResend}>
          {label}
        </Button>
      </Text>
      <SaidOnce about={status} text={status === 'sent' ? label : isWaiting ? wait : ''} />
    </>
  );
}
