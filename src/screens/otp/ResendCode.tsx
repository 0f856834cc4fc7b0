import type { ReactNode } from 'react';
import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { helperText } from '../../ui/styling/base';
import { Button } from '../../ui/buttons/Button';
import { RecoveryButton } from '../../ui/buttons/RecoveryButton';
import { descriptionIdOf, ErrorText } from '../../ui/feedback/ErrorText';
import { ReserveSpace } from '../../ui/layout/ReserveSpace';
import { LiveAnnouncement } from '../../ui/feedback/LiveAnnouncement';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { useElementId } from '../../ui/useElementId';
import { useWidgetDispatch } from '../shared/hooks';
import { resendRequested } from '../shared/resend.slice';
import { useResend } from '../shared/useSecondsLeft';
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

function useResendButton() {
  const id = useElementId('resend-code');
  const dispatch = useWidgetDispatch();
  const { status, error } = useResend();
  return {
    id,
    pending: status === 'sending',
    disabled: status !== 'idle',
    accessibleWhenDisabled: true,
    'aria-describedby': descriptionIdOf(id, error, null),
    onClick: () => dispatch(resendRequested()),
  };
}

/** The main button of the screen when the code can no longer be used. */
export function ResendButton() {
  const t = useMessages(otpStrings);
  return <Button {...useResendButton()}>{t('passcode.resendCode')}</Button>;
}

interface ResendCodeProps {
  /** `ResendButton` is on the screen. */
  withoutLink: boolean;
  /** Takes the place of the link. */
  children: ReactNode;
}

export function ResendCode({ withoutLink, children }: ResendCodeProps) {
  const t = useMessages(otpStrings);
  const button = useResendButton();
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
        {withoutLink ? (
          children && <Text variant="helper">{children}</Text>
        ) : (
          <Text variant="helper">
            {question}{' '}
            <RecoveryButton {...button}>
              <ReserveSpace texts={[resend, sent]}>
                {status === 'sent' ? <Sent>{sent}</Sent> : resend}
              </ReserveSpace>
            </RecoveryButton>
          </Text>
        )}
        {wait && <Text variant="helper">{wait}</Text>}
        <ErrorText id={button.id} error={error} />
      </ReserveSpace>
      <LiveAnnouncement about={status} text={status === 'sent' ? sent : wait} />
    </Place>
  );
}
