import { isAboutInput } from '../../domain/inputErrors';
import type { AuthError } from '../../domain/errors';
import { Button } from '../../ui/Button';
import { sharedStrings } from '../../ui/shared.strings';
import { Form } from '../../ui/Stack';
import { useStrings } from '../../ui/strings';
import { TextInput } from '../../ui/TextInput';
import { useFocusOnError } from '../../ui/useFocusOnError';

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
        invalid={isAboutInput(error)}
        required
        autoFocusOnScreen
      />
      <Button type="submit" busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}
