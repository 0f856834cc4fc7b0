import { useRef, useState } from 'react';
import { isAboutInput } from '../../domain/inputErrors';
import { isCompletePasscode, passcodeFrom } from '../../domain/validation';
import { Button } from '../../ui/Button';
import { passcodeStrings } from '../../ui/passcode.strings';
import { PasscodeInput } from '../../ui/PasscodeInput';
import { ProgressBar } from '../../ui/ProgressBar';
import { Screen } from '../../ui/Screen';
import { sharedStrings } from '../../ui/shared.strings';
import { Form, Stack } from '../../ui/Stack';
import { useStrings } from '../../ui/strings';
import { Ltr, Text } from '../../ui/Text';
import { BackToMain } from '../BackToMain';
import type { EmbeddedProps } from '../flow';
import { useActions, useFocusOnMount, useScreen, useWidget } from '../hooks';
import { Countdown } from './Countdown';
import { ResendCode } from './ResendCode';
import { codeEntered, errorCleared, otpSlice, resendRequested } from './slice';
import { otpStrings } from './strings';

const ACTIONS = { codeEntered, errorCleared, resendRequested };

/**
 * §2 Enter the passcode. The code lives in this view alone and travels once, when it is submitted. Part of a further
 * screen for those who have no password yet.
 */
export function CodeEntry({ back, children }: EmbeddedProps) {
  const t = useStrings(otpStrings);
  const shared = useStrings(sharedStrings);
  const passcode = useStrings(passcodeStrings);
  const { status, error, resend, resendWaitSeconds, secondsLeft, shownDestination } = useScreen(otpSlice);
  const idSuffix = useWidget(({ setup }) => setup.idSuffix);
  const { type, otpDestination, methodId } = useWidget(({ widget }) => widget.formState.otpState);
  const actions = useActions(ACTIONS);
  const focusOnMount = useFocusOnMount();
  const [code, setCode] = useState('');
  const entered = useRef('');

  // A new code makes the old digits worthless.
  const [codeFor, setCodeFor] = useState(methodId);
  if (codeFor !== methodId) {
    setCodeFor(methodId);
    setCode('');
  }

  const change = (text: string) => {
    const digits = passcodeFrom(text);
    setCode(digits);
    if (digits === entered.current) return;
    entered.current = digits;
    if (error) actions.errorCleared();
    if (isCompletePasscode(digits)) actions.codeEntered({ code: digits });
  };

  return (
    <Screen title={t('passcode.title')} back={back} focusOnMount={focusOnMount}>
      <Text>
        {t.rich(
          'passcode.sentConfirmation',
          { destination: shownDestination || otpDestination },
          { value: (children) => <Ltr unbroken={type !== 'email'}>{children}</Ltr> },
        )}
      </Text>
      <Form onSubmit={() => actions.codeEntered({ code })}>
        <PasscodeInput
          id={`passcode-input${idSuffix}`}
          value={code}
          onChange={change}
          error={status === 'verifying' ? null : error}
          invalid={status !== 'verifying' && isAboutInput(error)}
          disabled={status === 'verifying'}
          autoFocusOnScreen
        />
        {status === 'verifying' && <ProgressBar label={passcode('formField.passcode.status.verifying')} />}
        <Button type="submit" busy={status === 'verifying'}>
          {shared('button.continue')}
        </Button>
      </Form>
      <Stack gap="small">
        <Countdown secondsLeft={secondsLeft} />
        <ResendCode status={resend} waitSeconds={resendWaitSeconds} onResend={actions.resendRequested} />
      </Stack>
      {children}
    </Screen>
  );
}

export const OTPAuthenticate = () => <CodeEntry back={<BackToMain />}>{null}</CodeEntry>;
