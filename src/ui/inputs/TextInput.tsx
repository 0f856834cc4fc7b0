import styled from '@emotion/styled';
import { forwardRef, useImperativeHandle } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { describedBy, errorIdOf, Field, inputBox } from './Field';
import { useFilledValue } from './useFilledValue';

const Input = styled.input<{ $invalid: boolean }>(({ theme, $invalid }) => ({
  ...inputBox(theme, $invalid),
  '&::placeholder': { color: theme.inputs.placeholderColor, opacity: 1 },
}));

export interface TextInputProps {
  /** Unique on the page and stable, because password managers remember it. */
  id: string;
  name: string;
  label: string;
  labelHidden?: boolean;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  inputMode?: 'text' | 'email' | 'numeric';
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field and referenced by `aria-describedby`. */
  error?: AuthError | null;
  /** Default: whether there is an `error`. */
  invalid?: boolean;
  /** Id of another text about the field. */
  describedBy?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  /** Focus this element when its screen appears. */
  autoFocusOnScreen?: boolean;
  /** Hides 1Password's button, which would cover passkey autofill. */
  ignoredBy1Password?: boolean;
}

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { id, label, labelHidden, type = 'text', value, onChange, error, autoFocusOnScreen } = props;
  const { ref: input, defaultValue } = useFilledValue<HTMLInputElement>(value, onChange);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const invalid = props.invalid ?? Boolean(error);
  const isProse = type === 'text';
  return (
    <Field id={id} label={label} labelHidden={labelHidden} error={error}>
      <Input
        ref={input}
        part="field"
        $invalid={invalid}
        id={id}
        name={props.name}
        type={type}
        defaultValue={defaultValue}
        autoComplete={props.autoComplete}
        inputMode={props.inputMode ?? (type === 'email' ? 'email' : undefined)}
        autoCapitalize={isProse ? undefined : 'none'}
        autoCorrect={isProse ? undefined : 'off'}
        spellCheck={isProse ? undefined : false}
        dir={isProse ? undefined : 'ltr'}
        placeholder={props.placeholder}
        disabled={props.disabled}
        readOnly={props.readOnly}
        required={props.required}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy(error ? errorIdOf(id) : undefined, props.describedBy)}
        data-autofocus={autoFocusOnScreen ? '' : undefined}
        data-1p-ignore={props.ignoredBy1Password ? '' : undefined}
      />
    </Field>
  );
});
