import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { errorIdOf, Field, inputBox } from './Field';
import { useUncontrolledField } from './useUncontrolledField';

const Input = styled('input')<{ $invalid: boolean }>(({ $invalid }) => ({
  ...inputBox($invalid),
  '&::placeholder': { color: tokens.inputs.placeholderColor, opacity: 1 },
}));

export interface TextInputProps {
  /** Unique on the page and stable, because password managers remember it. */
  id: string;
  name: string;
  label: string;
  type?: 'text' | 'email';
  autoComplete: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field and referenced by `aria-describedby`. */
  error?: AuthError | null;
  /** Shown in the place of the error while there is none. */
  note?: string;
  /** Shown there too, in place of the note. */
  suggestion?: ReactNode;
  /** Default: whether there is an `error`. */
  invalid?: boolean;
  placeholder?: string;
  readOnly?: boolean;
  required?: boolean;
  /** Focus this element when its screen appears. */
  autoFocusOnScreen?: boolean;
  /** Hides 1Password's button, which would cover passkey autofill. */
  ignoredBy1Password?: boolean;
}

export function TextInput(props: TextInputProps) {
  const { id, label, type = 'text', value, onChange, error, autoFocusOnScreen } = props;
  const field = useUncontrolledField<HTMLInputElement>(value, onChange);
  const invalid = props.invalid ?? Boolean(error);
  const isProse = type === 'text';
  return (
    <Field id={id} label={label} error={error} note={props.note} suggestion={props.suggestion}>
      <Input
        {...field}
        part="field"
        $invalid={invalid}
        id={id}
        name={props.name}
        type={type}
        autoComplete={props.autoComplete}
        inputMode={isProse ? undefined : 'email'}
        autoCapitalize={isProse ? undefined : 'none'}
        autoCorrect={isProse ? undefined : 'off'}
        spellCheck={isProse ? undefined : false}
        dir={isProse ? undefined : 'ltr'}
        placeholder={props.placeholder}
        readOnly={props.readOnly}
        required={props.required}
        aria-invalid={invalid || undefined}
        aria-describedby={error || props.note ? errorIdOf(id) : undefined}
        data-autofocus={autoFocusOnScreen ? '' : undefined}
        data-1p-ignore={props.ignoredBy1Password ? '' : undefined}
      />
    </Field>
  );
}
