import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { helperText } from '../../ui/styling/base';
import { RecoveryButton } from '../../ui/buttons/RecoveryButton';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { ReserveSpace } from '../../ui/layout/ReserveSpace';
import { errorIdOf } from '../../ui/inputs/Field';
import { LiveAnnouncement } from '../../ui/feedback/LiveAnnouncement';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { useElementId } from '../../ui/useElementId';
import { useWidgetDispatch } from '../hooks';
import { resendRequested } from '../resend.slice';
import { useResend } from '../useSecondsLeft';
import { otpStrings } from './strings';

/** Messages are shown directly below the link, in reserved space. */
const Place = styled('div')({
  ...helperText,
  display: 'block',
  '& [part~=error]': { minHeight: 0, margin: 0 },
});

/** For texts of two lines: the link's, which is 4 px higher than a line of text, and the message's. */
const LIKE_LINES = { whiteSpace: 'pre-line', paddingBlockEnd: '4px' } as const;

const Sent = styled('span')({ color: tokens.colors.success });

const LONGEST_WAIT = 99;

export function ResendCode() {
  const t = useMessages(otpStrings);
  const id = useElementId('resend-code');
  const dispatch = useWidgetDispatch();
  const { status, error, secondsLeft } = useResend();
  const [question, resend, sent] = [
    t('passcode.didntGetIt'),
    t('passcode.resendCode'),
    t('passcode.codeSent'),
  ];
  const waitFor = (seconds: number) => t('passcode.resendWait', { seconds });
  const wait = secondsLeft === null ? '' : waitFor(secondsLeft);
  return (
    <Place>
      <ReserveSpace texts={[`${question} ${resend}\n${waitFor(LONGEST_WAIT)}`]} textStyles={LIKE_LINES}>
        <Text variant="helper">
          {question}{' '}
          <RecoveryButton
            id={id}
            pending={status === 'sending'}
            disabled={status !== 'idle'}
            accessibleWhenDisabled
            aria-describedby={error ? errorIdOf(id) : undefined}
            onClick={() => dispatch(resendRequested())}
          >
            <ReserveSpace texts={[resend, sent]}>
              {status === 'sent' ? <Sent>{sent}</Sent> : resend}
            </ReserveSpace>
          </RecoveryButton>
        </Text>
        {wait && <Text variant="helper">{wait}</Text>}
        <ErrorText id={errorIdOf(id)} error={error} />
      </ReserveSpace>
      <LiveAnnouncement about={status} text={status === 'sent' ? sent : wait} />
    </Place>
  );
}
