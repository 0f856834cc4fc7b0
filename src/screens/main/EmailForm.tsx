import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { sharedStrings } from '../../ui/text/shared.strings';
import { Form } from '../../ui/layout/Stack';
import { useStrings } from '../../ui/text/strings';
import { TextInput } from '../../ui/inputs/TextInput';
import { useFocusOnError } from '../../ui/feedback/useFocusOnError';

interface EmailFormProps {
  submitLabel: string;
  busy: boolean;
  error: AuthError | null;
  idSuffix: string;
  withPasskeys: boolean;
  onSubmit: (value: string) => void;
  email: string;
  onEmail: (text: string) => void;
}

export function EmailForm(props: EmailFormProps) {
  const { submitLabel, busy, error, idSuffix, withPasskeys, onSubmit, email, onEmail } = props;
  const t = useStrings(sharedStrings);
  const input = useFocusOnError<HTMLInputElement>(error);
  return (
    <Form onSubmit={() => onSubmit(input.current?.value ?? email)}>
      <TextInput
        ref={input}
        id={`email-input${idSuffix}`}
        name="email"
        type="email"
        autoComplete={withPasskeys ? 'username webauthn' : 'email'}
        ignoredBy1Password={withPasskeys}
        label={t('formField.email.label')}
        placeholder={t('formField.email.placeholder')}
        value={email}
        onChange={onEmail}
        error={error}
        invalid={error !== null && isAboutInput(error)}
        required
        autoFocusOnScreen
      />
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
