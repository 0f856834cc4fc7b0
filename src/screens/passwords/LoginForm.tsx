import { useElementId } from '../../ui/useElementId';
import { useState } from 'react';
import { isAboutInput, type AuthError } from '../../domain/errors/errors';
import { Button } from '../../ui/buttons/Button';
import { errorIdOf } from '../../ui/feedback/ErrorText';
import { PasswordInput } from '../../ui/inputs/PasswordInput';
import { appStrings } from '../../ui/text/app.strings';
import { Form, textOf } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { useWidgetDispatch, useScreen } from '../shared/hooks';
import { passwordsSlice, passwordSubmitted, problemCleared } from './slice';
import { StepButton } from './parts/StepButton';
import { passwordStrings } from './strings';
import { UsernameField } from './parts/UsernameField';

/**
 * Whether an error is about the password. The address was already confirmed, so `unauthorized_credentials`
 * means a wrong password.
 */
const isAboutPassword = (error: AuthError | null): boolean =>
  isAboutInput(error) || (error?.kind === 'api' && error.error_type === 'unauthorized_credentials');

/** The password is in this view only and is sent once, when submitted. */
export function LoginForm() {
  const t = useMessages(passwordStrings);
  const app = useMessages(appStrings);
  const { busy, problem } = useScreen(passwordsSlice);
  const dispatch = useWidgetDispatch();
  const [password, setPassword] = useState('');
  const error = problem?.step === 'password' ? problem.error : null;
  const shownError = problem?.step === 'forgot' ? problem.error : error;
  const id = useElementId('current-password');
  return (
    <Form
      onSubmit={(fields) => dispatch(passwordSubmitted({ password: textOf(fields, 'current-password') }))}
      error={error}
    >
      <UsernameField />
      <PasswordInput
        id={id}
        kind="current"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          if (problem) dispatch(problemCleared());
        }}
        error={shownError}
        invalid={isAboutPassword(error)}
        disabled={busy === 'password'}
        autoFocusOnScreen
      />
      <StepButton step="forgot" variant="text" errorId={errorIdOf(id)}>
        {t('button.forgotPassword')}
      </StepButton>
      <Button type="submit" pending={busy === 'password'} disabled={busy !== null}>
        {app('button.continue')}
      </Button>
    </Form>
  );
}
