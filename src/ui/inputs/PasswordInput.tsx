import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { useState } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { TARGET } from '../styling/base';
import { descriptionIdOf } from '../feedback/ErrorText';
import { Field, inputBox } from './Field';
import { IconButton } from '../buttons/IconButton';
import { EyeIcon, EyeOffIcon } from '../icons/icons';
import { passwordFieldStrings } from './password.strings';
import { useMessages } from '../text/messages';
import { describedBy } from '../useElementId';
import { useUncontrolledField } from './useUncontrolledField';

const Box = styled('div')({ display: 'block', position: 'relative' });

const Input = styled('input')<{ $invalid: boolean }>(({ $invalid }) => ({
  ...inputBox($invalid),
  paddingInlineEnd: `calc(${TARGET.primary} + 4px)`,
  // Hides Edge's own "show password" button.
  '&::-ms-reveal, &::-ms-clear': { display: 'none' },
  // The button is drawn on the browser's own background.
  '&:autofill + div': { color: 'FieldText' },
}));

const End = styled('div')({
  display: 'flex',
  alignItems: 'center',
  position: 'absolute',
  insetBlock: '2px',
  insetInlineEnd: '2px',
  color: tokens.colors.secondary,
});

export interface PasswordInputProps {
  /** Unique on the page and stable, because password managers remember it. */
  id: string;
  /** An existing or a new password: password managers fill in the former and suggest the latter. */
  kind: 'current' | 'new';
  label?: string;
  value: string;
  onChange: (value: string) => void;
  /** Shown below the field and referenced by `aria-describedby`. */
  error?: AuthError | null;
  /** Default: whether there is an `error`. */
  invalid?: boolean;
  /** Id of another text about the field. */
  describedBy?: string;
  /** Requirements for a password manager's suggestion, in Apple's `passwordrules` notation. */
  passwordRules?: string;
  disabled?: boolean;
  autoFocusOnScreen?: boolean;
}

/** A password field with a button to show the text. The value is never trimmed or cut. */
export function PasswordInput(props: PasswordInputProps) {
  const { id, kind, value, onChange, error, disabled = false } = props;
  const t = useMessages(passwordFieldStrings);
  const field = useUncontrolledField<HTMLInputElement>(value, onChange);
  const [shown, setShown] = useState(false);
  const label = props.label ?? t('formField.password.label');
  const name = t('formField.password.ariaLabel', { label });
  const invalid = props.invalid ?? Boolean(error);
  return (
    <Field id={id} label={label} error={error}>
      <Box dir="ltr">
        <Input
          {...field}
          part="field"
          $invalid={invalid}
          id={id}
          name={`${kind}-password`}
          // Hidden again while it is sent, because browsers offer to save a password only from a password
          // field.
          type={shown && !disabled ? 'text' : 'password'}
          autoComplete={`${kind}-password`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          dir="ltr"
          disabled={disabled}
          aria-required
          aria-label={name === label ? undefined : name}
          aria-invalid={invalid}
          aria-describedby={describedBy(descriptionIdOf(id, error, null), props.describedBy)}
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
}
