import { Divider } from '../../ui/Divider';
import { Screen } from '../../ui/Screen';
import { sharedStrings } from '../../ui/shared.strings';
import { Spinner } from '../../ui/Spinner';
import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { BackToMain } from '../BackToMain';
import { useFlowParts, useFocusOnMount, useScreen } from '../hooks';
import { useSecondMethod } from './SecondMethodButton';
import { passwordsSlice } from './slice';
import { StepButton } from './StepButton';
import { passwordStrings } from './strings';
import { useTextWithEmail } from './useTextWithEmail';

/** An account without a password: a mail is sent automatically, and its code or link is handled here. */
export function Passwordless() {
  const t = useStrings(passwordStrings);
  const shared = useStrings(sharedStrings);
  const { busy, mailShown } = useScreen(passwordsSlice);
  const textWithEmail = useTextWithEmail();
  const method = useSecondMethod();
  const focusOnMount = useFocusOnMount();
  const Embedded = useFlowParts()(method === 'code' ? 'otp' : 'magicLink');
  if (mailShown && Embedded) {
    return (
      <Embedded back={<BackToMain />}>
        <Divider />
        <StepButton step="setNew" variant="text" centered>
          {t('button.createPasswordInstead')}
        </StepButton>
      </Embedded>
    );
  }
  return (
    <Screen title={t('password.login.title')} back={<BackToMain />} focusOnMount={focusOnMount}>
      {busy === 'mail' ? (
        <Spinner label={shared('login.loading')} />
      ) : (
        <>
          <Text>{textWithEmail('password.mailFailed')}</Text>
          <StepButton step="mail" errorFirst>
            {shared('button.retry')}
          </StepButton>
        </>
      )}
    </Screen>
  );
}
