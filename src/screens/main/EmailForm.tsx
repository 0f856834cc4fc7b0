import { isAboutInput } from '../../domain/errorRules';
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
  onSubmit: (value: string) => void;
  email: string;
  onEmail: (text: string) => void;
}

export function EmailForm({ submitLabel, busy, error, idSuffix, onSubmit, email, onEmail }: EmailFormProps) {
  const t = useStrings(sharedStrings);
  const input = useFocusOnError<HTMLInputElement>(error);
  return (
    <Form onSubmit={() => onSubmit(input.current?.value ?? email)}>
      <TextInput
        ref={input}
        id={`email-input${idSuffix}`}
        name="email"
        type="email"
        autoComplete="email"
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
