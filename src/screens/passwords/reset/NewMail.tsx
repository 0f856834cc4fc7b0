import type { ComponentProps } from 'react';
import { cleanEmail } from '../../../domain/calls/email';
import { Button } from '../../../ui/buttons/Button';
import { LiveAnnouncement } from '../../../ui/feedback/LiveAnnouncement';
import { Form, textOf } from '../../../ui/layout/Stack';
import { Screen } from '../../../ui/screen/Screen';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { useMessages } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { EmailInput } from '../../../ui/inputs/EmailInput';
import { useWidgetDispatch } from '../../shared/hooks';
import { passwordStrings } from '../strings';
import { buttonShown, resendErrorCleared, resendRequested } from '../../shared/resend.slice';
import { useResend } from '../../shared/useSecondsLeft';
import { passwordResetStrings } from './strings';

interface NewMailProps {
  /** The address that the visitor has typed. */
  email: string;
  onChange: (email: string) => void;
  /** False when another button comes first. */
  autoFocus?: boolean;
}

/** Requests a new mail when the link does not work in this browser. */
export function NewMail({ email, onChange, autoFocus = true }: NewMailProps) {
  const t = useMessages(passwordResetStrings);
  const passwords = useMessages(passwordStrings);
  const { status, error, secondsLeft } = useResend();
  const dispatch = useWidgetDispatch();
  const wait = secondsLeft === null ? '' : passwords('password.resendWait', { seconds: secondsLeft });
  const submit: ComponentProps<typeof Form>['onSubmit'] = (fields) => {
    const cleaned = cleanEmail(textOf(fields, 'email'));
    onChange(cleaned);
    dispatch(resendRequested(cleaned));
  };
  return (
    <Form onSubmit={submit} error={error}>
      <EmailInput
        value={email}
        onChange={(typed) => {
          onChange(typed);
          if (error) dispatch(resendErrorCleared());
        }}
        error={error}
        autoFocusOnScreen={autoFocus}
      />
      <Button
        type="submit"
        pending={status === 'sending'}
        disabled={status !== 'idle'}
        accessibleWhenDisabled
      >
        {t('password.reset.newMail')}
      </Button>
      {wait && <Text variant="helper">{wait}</Text>}
      <LiveAnnouncement about={status} text={wait} />
    </Form>
  );
}

/** A new mail was sent. */
export function NewMailSent() {
  const t = useMessages(passwordResetStrings);
  const passwords = useMessages(passwordStrings);
  const shared = useMessages(sharedStrings);
  const { status, sentTo } = useResend();
  const dispatch = useWidgetDispatch();
  return (
    <Screen title={passwords('password.forgot.title')} focusOnMount>
      <Text>{t.rich('password.reset.newMailSent', { email: sentTo })}</Text>
      <Text variant="helper">{passwords('password.mailHint')}</Text>
      <Button
        variant="secondary"
        disabled={status !== 'idle'}
        accessibleWhenDisabled
        onClick={() => dispatch(buttonShown())}
      >
        {shared('button.retry')}
      </Button>
    </Screen>
  );
}
