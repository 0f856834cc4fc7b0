import { Divider } from '../../ui/layout/Divider';
import { Screen } from '../../ui/screen/Screen';
import { useMessages } from '../../ui/text/messages';
import { Text } from '../../ui/text/Text';
import { BackToMain } from '../shared/BackToMain';
import { useFocusOnMount, useWidget } from '../shared/hooks';
import { CreateForm } from './CreateForm';
import { LoginForm } from './LoginForm';
import { Passwordless } from './mail/Passwordless';
import { SecondMethodButton, useSecondMethod } from './parts/SecondMethodButton';
import { passwordStrings } from './strings';
import { Confirmed } from '../shared/Confirmed';

/** The address has no account: the visitor creates a password or chooses another method. */
function New() {
  const t = useMessages(passwordStrings);
  const method = useSecondMethod();
  const focusOnMount = useFocusOnMount();
  const content = t('password.createAccount.content');
  if (!method) {
    return (
      <Screen title={content} back={<BackToMain />} focusOnMount={focusOnMount}>
        <CreateForm autoFocus />
      </Screen>
    );
  }
  return (
    <Screen title={t('createAccount.title')} back={<BackToMain />} focusOnMount={focusOnMount}>
      <SecondMethodButton method={method} variant="primary" />
      <Divider />
      <Text>{content}</Text>
      {/* No initial focus, because the button for the other method comes first. */}
      <CreateForm autoFocus={false} />
    </Screen>
  );
}

function Existing() {
  const t = useMessages(passwordStrings);
  const method = useSecondMethod();
  return (
    <Screen title={t('password.login.title')} back={<BackToMain />} focusOnMount={useFocusOnMount()}>
      <LoginForm />
      {method && (
        <>
          <Divider />
          <SecondMethodButton method={method} variant="text" />
        </>
      )}
    </Screen>
  );
}

const BY_TYPE = { new: New, password: Existing, passwordless: Passwordless };

/** §4 Password flow: the view depends on whether the address has an account and a password. */
export function PasswordCreateOrLogin() {
  const ByType = BY_TYPE[useWidget(({ widget }) => widget.formState.passwordState.type)];
  return <ByType />;
}

export function PasswordConfirmation() {
  const t = useMessages(passwordStrings);
  return <Confirmed>{t('login.success.content')}</Confirmed>;
}
