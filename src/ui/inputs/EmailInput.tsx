import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { useMessages } from '../text/messages';
import { sharedStrings } from '../text/shared.strings';
import { useElementId } from '../useElementId';
import { descriptionIdOf } from '../feedback/ErrorText';
import { Field, inputBox } from './Field';
import { useUncontrolledField } from './useUncontrolledField';

const Input = styled('input')<{ $invalid: boolean }>(({ $invalid }) => ({
  ...inputBox($invalid),
  '&::placeholder': { color: tokens.inputs.placeholderColor, opacity: 1 },
}));

interface EmailInputProps {
  /** Default: `email`. */
  autoComplete?: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field and referenced by `aria-describedby`. */
  error?: AuthError | null;
  /** Shown in the place of the error while there is none. */
  note?: string;
  /** Shown there too, in place of the note. */
  suggestion?: ReactNode;
  hidesNote?: boolean;
  /** Focus this element when its screen appears. */
  autoFocusOnScreen?: boolean;
  /** Hides 1Password's button, which would cover passkey autofill. */
  ignoredBy1Password?: boolean;
}

/** The field for an email address. Its id is always the same, because password managers remember it. */
export function EmailInput(props: EmailInputProps) {
  const { value, onChange, error } = props;
  const t = useMessages(sharedStrings);
  const id = useElementId('email-input');
  const field = useUncontrolledField<HTMLInputElement>(value, onChange);
  const invalid = isAboutInput(error ?? null);
  return (
    <Field
      id={id}
      label={t('formField.email.label')}
      error={error}
      note={props.note}
      suggestion={props.suggestion}
      hidesNote={props.hidesNote}
    >
      <Input
        {...field}
        part="field"
        $invalid={invalid}
        id={id}
        name="email"
        type="email"
        autoComplete={props.autoComplete ?? 'email'}
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        placeholder={t('formField.email.placeholder')}
        aria-required
        aria-invalid={invalid}
        aria-describedby={descriptionIdOf(id, error, !props.hidesNote && props.note)}
        data-autofocus={props.autoFocusOnScreen ? '' : undefined}
        data-1p-ignore={props.ignoredBy1Password ? '' : undefined}
      />
    </Field>
  );
}
