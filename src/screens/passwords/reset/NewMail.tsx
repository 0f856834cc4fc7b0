import { useState, type ComponentProps } from 'react';
import { cleanEmail } from '../../../domain/calls/email';
import { Button } from '../../../ui/buttons/Button';
import { LiveAnnouncement } from '../../../ui/feedback/LiveAnnouncement';
import { Form, textOf } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { EmailInput } from '../../../ui/inputs/EmailInput';
import { useWidgetDispatch } from '../../hooks';
import { passwordStrings } from '../strings';
import { resendErrorCleared, resendRequested } from '../../resend.slice';
import { useResend } from '../../useSecondsLeft';
import { passwordResetStrings } from './strings';

interface NewMailProps {
  /** False when another button comes first. */
  autoFocus?: boolean;
}

/** Requests a new mail when the link does not work in this browser. */
export function NewMail({ autoFocus = true }: NewMailProps) {
  const t = useMessages(passwordResetStrings);
  const passwords = useMessages(passwordStrings);
  const { status, sentTo, error, secondsLeft } = useResend();
  const dispatch = useWidgetDispatch();
  const [email, setEmail] = useState('');
  const wait = secondsLeft === null ? '' : passwords('password.resendWait', { seconds: secondsLeft });
  const submit: ComponentProps<typeof Form>['onSubmit'] = (fields) => {
    const cleaned = cleanEmail(textOf(fields, 'email'));
    setEmail(cleaned);
    dispatch(resendRequested(cleaned));
  };
  return (
    <Form onSubmit={submit} error={error}>
      <EmailInput
        value={email}
        onChange={(typed) => {
          setEmail(typed);
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
      <Text role="status">{sentTo && t.rich('password.reset.newMailSent', { email: sentTo })}</Text>
    </Form>
  );
}
