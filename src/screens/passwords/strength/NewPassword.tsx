import { useElementId } from '../../../ui/useElementId';
import { Block, textOf } from '../../../ui/layout/Stack';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isAboutInput, type AuthError } from '../../../domain/errors/errors';
import { passwordRules } from '../../../domain/passwords/passwordRules';
import { PasswordInput } from '../../../ui/inputs/PasswordInput';
import { useWidgetDispatch, useBootstrap, useScreen } from '../../shared/hooks';
import { passwordTyped, selectMayContinue, started, strengthSlice } from './slice';
import { StrengthFeedback, useDescription } from './StrengthFeedback';

interface NewPasswordProps {
  label?: string;
  /** The typed password; only the view that submits it keeps it. */
  value: string;
  onChange: (password: string) => void;
  /** The account's email address, if known: a password similar to it counts as weak. */
  email?: string;
  error: AuthError | null;
  disabled?: boolean;
  autoFocusOnScreen?: boolean;
}

/** A field for a new password with live strength feedback. `useNewPasswordForm` tells whether it is accepted. */
export function NewPassword({
  label,
  value,
  onChange,
  email,
  error,
  disabled,
  autoFocusOnScreen,
}: NewPasswordProps) {
  const { passwordConfig } = useBootstrap();
  const dispatch = useWidgetDispatch();
  const id = useElementId('new-password');
  const mayContinue = selectMayContinue(useScreen(strengthSlice));
  // The disabled button ignores Enter, so the reason is announced.
  const [asked, setAsked] = useState(0);
  const askOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' && !mayContinue) setAsked(asked + 1);
  };
  const typed = (password: string) => dispatch(passwordTyped({ password, email }));

  useEffect(() => {
    dispatch(started());
  }, [dispatch]);

  return (
    <Block onKeyDown={askOnEnter}>
      <PasswordInput
        id={id}
        kind="new"
        label={label}
        value={value}
        onChange={(password) => {
          onChange(password);
          typed(password);
        }}
        invalid={isAboutInput(error)}
        describedBy={useDescription(id, error)}
        passwordRules={passwordRules(passwordConfig)}
        disabled={disabled}
        autoFocusOnScreen={autoFocusOnScreen}
      />
      <StrengthFeedback id={id} error={error} onCheckAgain={() => typed(value)} asked={asked} />
    </Block>
  );
}

/**
 * §5 Password strength: the form of a new password may be submitted once the provider has accepted the password in the field.
 * A text that was set without an event is checked first.
 */
export function useNewPasswordForm(password: string, send: (password: string) => void) {
  const mayContinue = selectMayContinue(useScreen(strengthSlice));
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const isAwaited = awaited.current === password;
    if (isAwaited && !mayContinue) return;
    awaited.current = null;
    if (isAwaited) send(password);
  });
  const submit = (fields: HTMLFormControlsCollection): void => {
    const text = textOf(fields, 'new-password');
    if (text !== password) awaited.current = text;
    else if (mayContinue) send(password);
  };
  return { mayContinue, submit };
}
