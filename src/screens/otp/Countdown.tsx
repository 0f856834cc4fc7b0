import { styled } from '../../ui/styling/styled';
import { helperText } from '../../ui/styling/base';
import { ReserveSpace } from '../../ui/layout/ReserveSpace';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { otpStrings } from './strings';

const Lines = styled('div')({ ...helperText, display: 'block' });

/** Formats seconds as m:ss, for example "3:07". */
const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const LONGEST = minutesAndSeconds(3_599);

/** Seconds at which screen readers announce the remaining time; each second would be too much. */
const ANNOUNCED_AT = [60, 30];

export function Countdown({ secondsLeft }: { secondsLeft: number }) {
  const t = useMessages(otpStrings);
  const text = t('passcode.expirationCountdown', { timeRemaining: minutesAndSeconds(secondsLeft) });
  const isNews = ANNOUNCED_AT.includes(secondsLeft);
  return (
    <Lines>
      <ReserveSpace texts={[t('passcode.expirationCountdown', { timeRemaining: LONGEST })]}>
        {secondsLeft > 0 && <Text variant="helper">{text}</Text>}
        <VisuallyHidden role="status">{isNews ? text : ''}</VisuallyHidden>
      </ReserveSpace>
    </Lines>
  );
}
