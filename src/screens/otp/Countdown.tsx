import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { otpStrings } from './strings';

/** m:ss, as "3:07". */
export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Seconds at which a screen reader hears of it: once a second would drown everything else. */
const ANNOUNCED_AT = [60, 30];

export function Countdown({ secondsLeft }: { secondsLeft: number | null }) {
  const t = useStrings(otpStrings);
  if (secondsLeft === null) return <Text variant="helper">{'\u00a0'}</Text>;
  if (secondsLeft === 0) {
    return (
      <Text variant="helper" role="status">
        {t('passcode.expired')}
      </Text>
    );
  }
  const text = t('passcode.expirationCountdown', { timeRemaining: minutesAndSeconds(secondsLeft) });
  return (
    <>
      <Text variant="helper">{text}</Text>
      <VisuallyHidden role="status">{ANNOUNCED_AT.includes(secondsLeft) ? text : ''}</VisuallyHidden>
    </>
  );
}
