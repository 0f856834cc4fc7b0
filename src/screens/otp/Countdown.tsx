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
  const isOver = secondsLeft === 0;
  const isNews = ANNOUNCED_AT.includes(secondsLeft);
  return (
    <Lines>
      <ReserveSpace
        texts={[t('passcode.expirationCountdown', { timeRemaining: LONGEST }), t('passcode.expired')]}
      >
        {!isOver && <Text variant="helper">{text}</Text>}
        {/* The live region exists before its text: some screen readers do not announce a region inserted with its text. */}
        <Text variant="helper" role="status">
          {isOver ? t('passcode.expired') : ''}
        </Text>
        <VisuallyHidden role="status">{isNews ? text : ''}</VisuallyHidden>
      </ReserveSpace>
    </Lines>
  );
}
