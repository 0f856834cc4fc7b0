import styled from '@emotion/styled';
import { forwardRef, useImperativeHandle, useState } from 'react';
import type { AuthError } from '../domain/errors';
import { reset, TARGET } from './base';
import { describedBy, errorIdOf, Field, inputBox } from './Field';
import { IconButton } from './IconButton';
import { EyeIcon } from './icons/EyeIcon';
import { EyeOffIcon } from './icons/EyeOffIcon';
import { passwordFieldStrings } from './password.strings';
import { useStrings } from './strings';
import { useFilledValue } from './useFilledValue';

const Box = styled.div({ ...reset, display: 'block', position: 'relative' });

const Input = styled.input<{ $invalid: boolean }>(({ theme, $invalid }) => ({
  ...inputBox(theme, $invalid),
  paddingInlineEnd: `calc(${TARGET.primary} + 4px)`,
  // Browsers that bring an eye of their own would show two.
  '&::-ms-reveal, &::-ms-clear': { display: 'none' },
}));

const End = styled.div(({ theme }) => ({
  ...reset,
  display: 'block',
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '2px',
  color: theme.colors.secondary,
}));

export interface PasswordInputProps {
  /** Unique on the page and stable, since password managers remember it. */
  id: string;
  /** A password that exists, or one that is being made: managers fill the one and suggest the other. */
  kind: 'current' | 'new';
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field, and tied to it. */
  error?: AuthError | null;
  /** Default: whether there is an `error`. */
  invalid?: boolean;
  /** The id of a further text about the field. */
  describedBy?: string;
  /** What a manager's suggestion must be like, as Apple's `passwordrules`. */
  passwordRules?: string;
  disabled?: boolean;
  autoFocusOnScreen?: boolean;
}

/** A password, hidden unless its owner wants to see it. Taken exactly as typed: never trimmed, never cut. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput(props, ref) {
    const { id, kind, value, onChange, error, disabled = false } = props;
    const t = useStrings(passwordFieldStrings);
    const { ref: input, defaultValue } = useFilledValue<HTMLInputElement>(value, onChange);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
    const [shown, setShown] = useState(false);
    const invalid = props.invalid ?? Boolean(error);
    return (
      <Field id={id} label={props.label ?? t('formField.password.label')} error={error}>
        <Box dir="ltr">
          <Input
            ref={input}
            $invalid={invalid}
            id={id}
            name={`${kind}-password`}
            // Hidden again while it is sent, so that browsers offer to keep it.
            type={shown && !disabled ? 'text' : 'password'}
            defaultValue={defaultValue}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            dir="ltr"
            disabled={disabled}
            required
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy(error ? errorIdOf(id) : undefined, props.describedBy)}
            data-autofocus={props.autoFocusOnScreen ? '' : undefined}
            {...(props.passwordRules && { passwordrules: props.passwordRules })}
          />
          <End>
            <IconButton
              label={t(shown ? 'formField.password.hide' : 'formField.password.show')}
              disabled={disabled}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </End>
        </Box>
      </Field>
    );
  },
);
