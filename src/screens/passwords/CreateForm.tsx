import { useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { appStrings } from '../../ui/text/app.strings';
import { Form } from '../../ui/layout/Stack';
import { useMessages } from '../../ui/text/messages';
import { useWidgetDispatch, useScreen, useWidget } from '../shared/hooks';
import { passwordsSlice, passwordSubmitted, problemCleared } from './slice';
import { NewPassword, useNewPasswordForm } from './strength/NewPassword';
import { UsernameField } from './parts/UsernameField';

/** The password is in this view only and is sent once, when submitted. */
export function CreateForm({ autoFocus }: { autoFocus: boolean }) {
  const app = useMessages(appStrings);
  const { busy, problem } = useScreen(passwordsSlice);
  const { email } = useWidget(({ widget }) => widget.formState.passwordState);
  const dispatch = useWidgetDispatch();
  const [password, setPassword] = useState('');
  const { mayContinue, submit } = useNewPasswordForm(password, (accepted) =>
    dispatch(passwordSubmitted({ password: accepted })),
  );
  const error = problem?.step === 'password' ? problem.error : null;
  return (
    <Form onSubmit={submit} error={error}>
      <UsernameField />
      <NewPassword
        value={password}
        onChange={(typed) => {
          setPassword(typed);
          if (problem) dispatch(problemCleared());
        }}
        email={email}
        error={error}
        disabled={busy === 'password'}
        autoFocusOnScreen={autoFocus}
      />
      <Button type="submit" pending={busy === 'password'} disabled={busy !== null || !mayContinue}>
        {app('button.continue')}
      </Button>
    </Form>
  );
}
