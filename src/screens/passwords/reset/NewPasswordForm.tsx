import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Divider } from '../../../ui/Divider';
import { ErrorText } from '../../../ui/ErrorText';
import { Screen } from '../../../ui/Screen';
import { sharedStrings } from '../../../ui/shared.strings';
import { Form, Stack } from '../../../ui/Stack';
import { useStrings } from '../../../ui/strings';
import { useFocusOnError } from '../../../ui/useFocusOnError';
import { useActions, useFocusOnMount, useScreen } from '../../hooks';
import { NewPassword, useMayContinue } from '../strength/NewPassword';
import { loginWanted, newPasswordSubmitted, passwordResetSlice } from './slice';
import { passwordResetStrings } from './strings';

const ACTIONS = { loginWanted, newPasswordSubmitted };

/** The password is in this view only and is sent once, when submitted. */
export function NewPasswordForm() {
  const t = useStrings(passwordResetStrings);
  const shared = useStrings(sharedStrings);
  const { status, error, loginError } = useScreen(passwordResetSlice);
  const mayContinue = useMayContinue();
  const actions = useActions(ACTIONS);
  const [password, setPassword] = useState('');
  const input = useFocusOnError<HTMLInputElement>(error);
  const submit = () => {
    if (mayContinue) actions.newPasswordSubmitted({ password });
  };
  return (
    <Screen title={t('password.reset.title')} focusOnMount={useFocusOnMount()}>
      <Form onSubmit={submit}>
        <NewPassword
          ref={input}
          label={t('password.reset.label')}
          value={password}
          onChange={setPassword}
          error={error}
          disabled={status === 'submitting'}
          autoFocusOnScreen
        />
        <Button
          type="submit"
          busy={status === 'submitting'}
          disabled={!mayContinue || status === 'loggingIn'}
        >
          {shared('button.continue')}
        </Button>
      </Form>
      <Divider />
      <Stack gap="small">
        <Button
          variant="secondary"
          busy={status === 'loggingIn'}
          disabled={status === 'submitting'}
          onClick={actions.loginWanted}
        >
          {t('password.reset.loginWithoutPassword')}
        </Button>
        <ErrorText error={loginError} />
      </Stack>
    </Screen>
  );
}
