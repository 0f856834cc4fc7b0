import { forwardRef, useEffect } from 'react';
import { isAboutInput } from '../../../domain/inputErrors';
import type { AuthError } from '../../../domain/errors';
import { passwordRules } from '../../../domain/passwordRules';
import { Block } from '../../../ui/Block';
import { PasswordInput } from '../../../ui/PasswordInput';
import { useActions, useBootstrap, useScreen, useWidget } from '../../hooks';
import { passwordTyped, selectMayContinue, started, strengthSlice } from './slice';
import { StrengthFeedback } from './StrengthFeedback';

const ACTIONS = { passwordTyped, started };

interface NewPasswordProps {
  label?: string;
  /** The text in the field: it lives in the view that submits it, and nowhere else. */
  value: string;
  onChange: (password: string) => void;
  /** The account's address, where it is known: a password made of it is weak. */
  email?: string;
  error?: AuthError | null;
  disabled?: boolean;
  autoFocusOnScreen?: boolean;
}

/** A password that is being made, judged live. Whether it will do is `useMayContinue`. */
export const NewPassword = forwardRef<HTMLInputElement, NewPasswordProps>(function NewPassword(
  { label, value, onChange, email, error, disabled, autoFocusOnScreen },
  ref,
) {
  const { idSuffix } = useWidget(({ setup }) => setup);
  const { passwordConfig } = useBootstrap();
  const actions = useActions(ACTIONS);
  const id = `new-password${idSuffix}`;
  const feedbackId = `${id}-strength`;
  const typed = (password: string) => actions.passwordTyped({ password, email });

  useEffect(() => {
    actions.started();
  }, [actions]);

  return (
    <Block>
      <PasswordInput
        ref={ref}
        id={id}
        kind="new"
        label={label}
        value={value}
        onChange={(password) => {
          onChange(password);
          typed(password);
        }}
        error={error}
        invalid={isAboutInput(error ?? null)}
        describedBy={feedbackId}
        passwordRules={passwordRules(passwordConfig)}
        disabled={disabled}
        autoFocusOnScreen={autoFocusOnScreen}
      />
      <StrengthFeedback id={feedbackId} onCheckAgain={() => typed(value)} />
    </Block>
  );
});

/** §5 True once the provider has found the password in the field good enough. */
export const useMayContinue = (): boolean => selectMayContinue(useScreen(strengthSlice));
