import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Divider } from '../../../ui/layout/Divider';
import { ErrorText } from '../../../ui/feedback/ErrorText';
import { Screen } from '../../../ui/screen/Screen';
import { appStrings } from '../../../ui/text/app.strings';
import { block, Form, Stack } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { useWidgetDispatch, useFocusOnMount, useScreen } from '../../shared/hooks';
import { NewPassword, useNewPasswordForm } from '../strength/NewPassword';
import { errorCleared, loginRequested, newPasswordSubmitted, passwordResetSlice } from './slice';
import { passwordResetStrings } from './strings';

/** An error at the end of a card: a line is reserved for it, of which a part is the card's padding. */
export const LastError = styled('div')(block, {
  '&:last-child': { marginBlockEnd: '-12px' },
  '&:last-child > [part~=error]': { minHeight: tokens.typography.helper.lineHeight },
});

/** The password is in this view only and is sent once, when submitted. */
export function NewPasswordForm() {
  const t = useMessages(passwordResetStrings);
  const app = useMessages(appStrings);
  const { status, error, loginError } = useScreen(passwordResetSlice);
  const dispatch = useWidgetDispatch();
  const [password, setPassword] = useState('');
  const { mayContinue, submit } = useNewPasswordForm(password, (accepted) =>
    dispatch(newPasswordSubmitted({ password: accepted })),
  );
  return (
    <Screen title={t('password.reset.title')} focusOnMount={useFocusOnMount()}>
      <Form onSubmit={submit} error={error}>
        <NewPassword
          label={t('password.reset.label')}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            if (error) dispatch(errorCleared());
          }}
          error={error}
          disabled={status === 'submitting'}
          autoFocusOnScreen
        />
        <Button
          type="submit"
          pending={status === 'submitting'}
          disabled={!mayContinue || status === 'loggingIn'}
        >
          {app('button.continue')}
        </Button>
      </Form>
      <Divider />
      <Stack gap="small">
        <Button
          variant="secondary"
          pending={status === 'loggingIn'}
          disabled={status === 'submitting'}
          onClick={() => dispatch(loginRequested())}
        >
          {t('password.reset.loginWithoutPassword')}
        </Button>
        <LastError>
          <ErrorText error={loginError} />
        </LastError>
      </Stack>
    </Screen>
  );
}
