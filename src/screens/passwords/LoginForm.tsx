import { useState } from 'react';
import { Button } from '../../ui/Button';
import { PasswordInput } from '../../ui/PasswordInput';
import { sharedStrings } from '../../ui/shared.strings';
import { Form } from '../../ui/Stack';
import { useStrings } from '../../ui/strings';
import { useFocusOnError } from '../../ui/useFocusOnError';
import { useActions, useScreen, useWidget } from '../hooks';
import { isAboutPassword } from './isAboutPassword';
import { passwordsSlice, passwordSubmitted, problemCleared } from './slice';
import { StepButton } from './StepButton';
import { passwordStrings } from './strings';
import { UsernameField } from './UsernameField';

const ACTIONS = { passwordSubmitted, problemCleared };

/** The password is in this view only and is sent once, when submitted. */
export function LoginForm() {
  const t = useStrings(passwordStrings);
  const shared = useStrings(sharedStrings);
  const { busy, problem } = useScreen(passwordsSlice);
  const { idSuffix } = useWidget(({ setup }) => setup);
  const actions = useActions(ACTIONS);
  const [password, setPassword] = useState('');
  const error = problem?.step === 'password' ? problem.error : null;
  const input = useFocusOnError<HTMLInputElement>(error);
  return (
    <Form onSubmit={() => actions.passwordSubmitted({ password: input.current?.value ?? password })}>
      <UsernameField />
      <PasswordInput
        ref={input}
        id={`current-password${idSuffix}`}
        kind="current"
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          if (problem) actions.problemCleared();
        }}
        error={error}
        invalid={isAboutPassword(error)}
        disabled={busy === 'password'}
        autoFocusOnScreen
      />
      <StepButton step="forgot" variant="text">
        {t('button.forgotPassword')}
      </StepButton>
      <Button type="submit" busy={busy === 'password'} disabled={busy !== null}>
        {shared('button.continue')}
      </Button>
    </Form>
  );
}
