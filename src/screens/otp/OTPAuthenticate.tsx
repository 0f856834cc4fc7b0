import { useElementId } from '../../ui/useElementId';
import { useEffect, useState } from 'react';
import { MINUTE_MS, SECOND_MS } from '../../domain/constants';
import type { AuthError } from '../../domain/errors/errors';
import { isCompletePasscode, passcodeFrom } from '../../domain/calls/validation';
import { Button } from '../../ui/buttons/Button';
import { Notice } from '../../ui/feedback/Notice';
import { PasscodeInput } from '../../ui/inputs/PasscodeInput';
import { Screen } from '../../ui/screen/Screen';
import { appStrings } from '../../ui/text/app.strings';
import { Block, Form, Stack, textOf } from '../../ui/layout/Stack';
import { styled } from '../../ui/styling/styled';
import { SwapInPlace } from '../../ui/layout/SwapInPlace';
import { useMessages } from '../../ui/text/messages';
import { Ltr, Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import type { SlotProps } from '../flows/flow';
import { useWidgetDispatch, useFocusOnMount, useMountId, useScreen, useWidget } from '../shared/hooks';
import { resendSlice } from '../shared/resend.slice';
import { useSecondsLeft } from '../shared/useSecondsLeft';
import { Countdown } from './Countdown';
import { ResendButton, ResendCode } from './ResendCode';
import { onFillCode } from './fillCode';
import { codeEntered, errorCleared, otpSlice } from './slice';
import { otpStrings } from './strings';
import { Confirmed } from '../shared/Confirmed';

/** Takes the place of a line of text: the padding and the edge of its notice are in the gaps, so that nothing moves. */
const Line = styled('div')({
  display: 'block',
  marginBlock: '-8px',
  '& > [part~=notice]': { padding: '7px 12px' },
});

const SPENT: readonly string[] = ['error.otpCodeExpired', 'error.otpCodeLocked'];

/** Whether no digits can be right any more: the visitor needs a new code. */
const isSpent = (error: AuthError | null): boolean => error?.kind === 'local' && SPENT.includes(error.id);

/**
 * §2 OTP authenticate: the field for the passcode. Its digits are not in the state, but in this component until they are
 * submitted. Also shown inside the screen for accounts without a password.
 */
export function CodeEntry({ back, children }: SlotProps) {
  const t = useMessages(otpStrings);
  const app = useMessages(appStrings);
  const { status, error, shownDestination } = useScreen(otpSlice);
  const { status: resend } = useScreen(resendSlice);
  const passcodeId = useElementId('passcode-input');
  const sentId = useElementId('passcode-sent');
  const { type, otpDestination, expiresAt, expirationMinutes } = useWidget(
    ({ widget }) => widget.formState.otpState,
  );
  const secondsLeft = useSecondsLeft(expiresAt, (expirationMinutes * MINUTE_MS) / SECOND_MS);
  const dispatch = useWidgetDispatch();
  const mountId = useMountId();
  const focusOnMount = useFocusOnMount();
  const [code, setCode] = useState('');
  const isVerifying = status === 'verifying';
  const isOver = secondsLeft === 0;
  const needsNewCode = isOver || isSpent(error);

  const whereSent = t.rich(
    'passcode.sentConfirmation',
    { destination: shownDestination || otpDestination },
    { value: (children) => <Ltr unbroken={type !== 'email'}>{children}</Ltr> },
  );

  // A new code was sent: clears the digits, unless they are being checked.
  const [knownResend, setKnownResend] = useState(resend);
  if (knownResend !== resend) {
    setKnownResend(resend);
    if (resend === 'sent' && !isVerifying) setCode('');
  }

  // An autofilled code may fire several events; the saga ignores all but the first during a check.
  const change = (digits: string) => {
    setCode(digits);
    if (isCompletePasscode(digits)) dispatch(codeEntered({ code: digits }));
    else if (error) dispatch(errorCleared());
  };

  // A code of a text message is treated as a pasted one.
  useEffect(() =>
    onFillCode(mountId, (given) => {
      const digits = passcodeFrom(given);
      if (!isVerifying && isCompletePasscode(digits)) change(digits);
    }),
  );

  return (
    <Screen title={t('passcode.title')} back={back} focusOnMount={focusOnMount}>
      <SwapInPlace
        isReplaced={isOver}
        replacement={
          // The live region exists before its text: some screen readers do not announce a region inserted with its text.
          <Block role="status">
            {isOver && (
              <Line>
                <Notice kind="warning">{t('passcode.expired')}</Notice>
              </Line>
            )}
          </Block>
        }
      >
        <Text id={sentId}>{whereSent}</Text>
      </SwapInPlace>
      <Form onSubmit={(fields) => dispatch(codeEntered({ code: passcodeFrom(textOf(fields, 'code')) }))}>
        <PasscodeInput
          id={passcodeId}
          value={code}
          onChange={change}
          error={error}
          usualErrors={[t('error.otpCodeNotFound'), t('error.otpCodeExpired'), t('error.otpCodeLocked')]}
          checking={isVerifying}
          sentId={sentId}
          autoFocusOnScreen
        />
        {needsNewCode ? (
          <ResendButton />
        ) : (
          <Button type="submit" pending={isVerifying}>
            {app('button.continue')}
          </Button>
        )}
      </Form>
      <Stack gap="small">
        <Countdown secondsLeft={secondsLeft} />
        <ResendCode withoutLink={needsNewCode}>{isOver && whereSent}</ResendCode>
      </Stack>
      {children}
    </Screen>
  );
}

export const OTPAuthenticate = () => <CodeEntry back={<BackToMain />}>{null}</CodeEntry>;

export function OTPConfirmation() {
  const t = useMessages(otpStrings);
  return <Confirmed>{t('otp.success.content')}</Confirmed>;
}
