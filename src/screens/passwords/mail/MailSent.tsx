import { Button } from '../../../ui/buttons/Button';
import { Divider } from '../../../ui/layout/Divider';
import { ErrorText } from '../../../ui/feedback/ErrorText';
import { AnnouncedOnce } from '../../../ui/feedback/AnnouncedOnce';
import { Screen } from '../../../ui/screen/Screen';
import { Stack } from '../../../ui/layout/Stack';
import { useStrings } from '../../../ui/text/strings';
import { Text } from '../../../ui/text/Text';
import { toastStrings } from '../../../ui/feedback/toasts.strings';
import { BackToMain } from '../../BackToMain';
import { useActions, useFocusOnMount, useScreen } from '../../hooks';
import { passwordsSlice, resendAsked } from '../slice';
import { StepButton } from '../parts/StepButton';
import { passwordStrings } from '../strings';
import { useTextWithEmail } from '../parts/useTextWithEmail';

const ACTIONS = { resendAsked };

function ResendMail() {
  const t = useStrings(passwordStrings);
  const toast = useStrings(toastStrings);
  const { busy, problem, isResent, resend, resendWaitSeconds } = useScreen(passwordsSlice);
  const actions = useActions(ACTIONS);
  const error = problem?.step === 'resend' ? problem.error : null;
  const wait = resend === 'waiting' ? t('password.resendWait', { seconds: resendWaitSeconds }) : '';
  return (
    <Stack gap="small">
      <Text variant="helper">
        {t.rich('password.didntGetItResend', undefined, {
          resendButton: (children) => (
            <Button
              variant="text"
              busy={busy === 'resend'}
              resting={resend !== 'ready'}
              disabled={busy !== null}
              onClick={actions.resendAsked}
            >
              {children}
            </Button>
          ),
        })}
      </Text>
      {wait && <Text variant="helper">{wait}</Text>}
      <AnnouncedOnce about={resend} text={wait} />
      <Text variant="helper" role="status">
        {isResent ? toast('toast.emailResent') : ''}
      </Text>
      {error && <ErrorText error={error} />}
    </Stack>
  );
}

interface MailSentProps {
  /** Part of the text ids: `password.{reason}.title` and `.content`. */
  reason: 'forgot' | 'breached' | 'resetRequired' | 'setNew';
  /** Whether to offer an email link instead of the password. */
  withoutPassword?: boolean;
}

/** §2 Password screens: a password reset mail was sent: the reason, the address, and what else the visitor can do. */
export function MailSent({ reason, withoutPassword = true }: MailSentProps) {
  const t = useStrings(passwordStrings);
  const textWithEmail = useTextWithEmail();
  return (
    <Screen title={t(`password.${reason}.title`)} back={<BackToMain />} focusOnMount={useFocusOnMount()}>
      <Text>{textWithEmail(`password.${reason}.content`)}</Text>
      <ResendMail />
      {withoutPassword && (
        <>
          <Divider />
          <StepButton step="withoutPassword" variant="secondary">
            {t('button.loginWithoutPassword')}
          </StepButton>
        </>
      )}
    </Screen>
  );
}
