import { Divider } from '../../../ui/layout/Divider';
import { Screen } from '../../../ui/screen/Screen';
import { sharedStrings } from '../../../ui/text/shared.strings';
import { Spinner } from '../../../ui/feedback/Spinner';
import { useMessages } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { BackToMain } from '../../shared/BackToMain';
import { useSlots, useFocusOnMount, useScreen } from '../../shared/hooks';
import { useSecondMethod } from '../parts/SecondMethodButton';
import { passwordsSlice } from '../slice';
import { StepButton } from '../parts/StepButton';
import { passwordStrings } from '../strings';
import { useTextWithEmail } from '../parts/useTextWithEmail';

const SLOTS = ['otp', 'magicLink'] as const;

/** An account without a password: a mail is sent automatically, and its code or link is handled here. */
export function Passwordless() {
  const t = useMessages(passwordStrings);
  const shared = useMessages(sharedStrings);
  const { busy, mailShown } = useScreen(passwordsSlice);
  const textWithEmail = useTextWithEmail();
  const method = useSecondMethod();
  const focusOnMount = useFocusOnMount();
  const Embedded = useSlots(SLOTS)[method === 'code' ? 'otp' : 'magicLink'];
  if (mailShown && Embedded) {
    return (
      <Embedded back={<BackToMain />}>
        <Divider />
        <StepButton step="setNew" variant="text">
          {t('button.createPasswordInstead')}
        </StepButton>
      </Embedded>
    );
  }
  return (
    <Screen title={t('password.login.title')} back={<BackToMain />} focusOnMount={focusOnMount}>
      {busy === 'mail' ? (
        <Spinner label={shared('login.loading')} atStart />
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
