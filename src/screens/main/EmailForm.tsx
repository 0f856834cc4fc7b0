import type { ReactNode } from 'react';
import { useElementId } from '../../ui/useElementId';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { sharedStrings } from '../../ui/text/shared.strings';
import { Form, textOf } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { TextInput } from '../../ui/inputs/TextInput';

interface EmailFormProps {
  submitId: string;
  submitLabel: string;
  /** On the submit button. */
  badge: string | undefined;
  /** Below the field. */
  note: string | undefined;
  suggestion: ReactNode;
  pending: boolean;
  error: AuthError | null;
  withPasskeys: boolean;
  onSubmit: (value: string) => void;
  email: string;
  onEmail: (text: string) => void;
}

export function EmailForm(props: EmailFormProps) {
  const { submitLabel, pending, error, withPasskeys, onSubmit, email, onEmail } = props;
  const t = useMessages(sharedStrings);
  const id = useElementId('email-input');
  return (
    <Form onSubmit={(fields) => onSubmit(textOf(fields, 'email'))} error={error}>
      <TextInput
        id={id}
        name="email"
        type="email"
        autoComplete={withPasskeys ? 'username webauthn' : 'email'}
        ignoredBy1Password={withPasskeys}
        label={t('formField.email.label')}
        placeholder={t('formField.email.placeholder')}
        value={email}
        onChange={onEmail}
        error={error}
        note={props.note}
        suggestion={props.suggestion}
        invalid={error !== null && isAboutInput(error)}
        required
        autoFocusOnScreen
      />
      <Button id={props.submitId} type="submit" pending={pending} badge={props.badge}>
        {submitLabel}
      </Button>
    </Form>
  );
}
