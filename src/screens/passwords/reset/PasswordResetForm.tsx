import { useState } from 'react';
import { STARTING_HEIGHTS_PX } from '../../../domain/screens';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { Button } from '../../../ui/buttons/Button';
import { GuardedButton } from '../../../ui/buttons/GuardedButton';
import { Divider } from '../../../ui/layout/Divider';
import { ErrorText } from '../../../ui/feedback/ErrorText';
import { LoadingScreen } from '../../../ui/screen/LoadingScreen';
import { Notice } from '../../../ui/feedback/Notice';
import { Screen } from '../../../ui/screen/Screen';
import { Spinner } from '../../../ui/feedback/Spinner';
import { Stack } from '../../../ui/layout/Stack';
import { useMessages } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { useWidgetDispatch, useFocusOnMount, useScreen } from '../../shared/hooks';
import { LastError, NewPasswordForm } from './NewPasswordForm';
import { useResend } from '../../shared/useSecondsLeft';
import { NewMail, NewMailSent } from './NewMail';
import { loginRequested, passwordResetSlice } from './slice';
import { passwordResetStrings } from './strings';

/** §4 Password reset widget: the screen that a reset mail's links open. */
export function PasswordResetForm() {
  const t = useMessages(passwordResetStrings);
  const shared = useMessages(sharedStrings);
  const { mode, status, loginError } = useScreen(passwordResetSlice);
  const { sentTo } = useResend();
  const [email, setEmail] = useState('');
  const dispatch = useWidgetDispatch();
  const focusOnMount = useFocusOnMount();

  if (mode === 'newPassword') return <NewPasswordForm />;
  if (sentTo) return <NewMailSent />;
  const newMail = <NewMail email={email} onChange={setEmail} />;
  /** Another way when the provider has refused the log-in. */
  const newMailAfterError = loginError?.kind === 'api' && (
    <>
      <Divider />
      <NewMail email={email} onChange={setEmail} autoFocus={false} />
    </>
  );
  if (mode === 'elsewhere' || mode === 'spent') {
    return (
      <Screen title={t(`password.reset.${mode}.title`)} focusOnMount={focusOnMount}>
        <Notice role="alert">{t(`password.reset.${mode}.content`)}</Notice>
        {newMail}
      </Screen>
    );
  }
  if (mode === 'login' && loginError) {
    return (
      <Screen title={t('password.reset.failed.title')} focusOnMount={focusOnMount}>
        <ErrorText error={loginError} />
        {loginError.kind === 'local' ? (
          // The link is used up.
          newMail
        ) : (
          <Button onClick={() => dispatch(loginRequested())}>{shared('button.retry')}</Button>
        )}
        {newMailAfterError}
      </Screen>
    );
  }
  if (mode === 'confirmLogin') {
    return (
      <Screen title={t('password.reset.confirmLogin.title')} focusOnMount={focusOnMount}>
        <Text>{t('password.reset.confirmLogin.content')}</Text>
        <GuardedButton pending={status === 'loggingIn'} onClick={() => dispatch(loginRequested())}>
          {t('password.reset.confirmLogin.button')}
        </GuardedButton>
        <LastError>
          <ErrorText error={loginError} />
        </LastError>
        {newMailAfterError}
      </Screen>
    );
  }
  if (mode === null) return <LoadingScreen height={STARTING_HEIGHTS_PX.PasswordResetForm} />;
  return (
    <Stack>
      <Spinner label="" atStart />
      <Text role="status">{t('password.reset.loggingInProgress')}</Text>
    </Stack>
  );
}
