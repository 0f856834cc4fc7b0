import { tokens } from '../../../domain/theme/tokens';
import { styled } from '../../../ui/styling/styled';
import { helperText } from '../../../ui/styling/base';
import { RecoveryButton } from '../../../ui/buttons/RecoveryButton';
import { CheckIcon } from '../../../ui/icons/icons';
import { Divider } from '../../../ui/layout/Divider';
import { AFTER_ICON, DETAIL_LINE, ErrorText } from '../../../ui/feedback/ErrorText';
import { ReserveSpace } from '../../../ui/layout/ReserveSpace';
import { LiveAnnouncement } from '../../../ui/feedback/LiveAnnouncement';
import { Screen } from '../../../ui/screen/Screen';
import { Stack } from '../../../ui/layout/Stack';
import { appStrings } from '../../../ui/text/app.strings';
import { errorStrings } from '../../../ui/text/errors.strings';
import { useHasDetails, useMessages, useMessageById } from '../../../ui/text/messages';
import { Text } from '../../../ui/text/Text';
import { toastStrings } from '../../../ui/feedback/toasts.strings';
import { BackToMain } from '../../shared/BackToMain';
import { useWidgetDispatch, useFocusOnMount, useScreen } from '../../shared/hooks';
import { resendRequested } from '../../shared/resend.slice';
import { useResend } from '../../shared/useSecondsLeft';
import { passwordsSlice } from '../slice';
import { StepButton } from '../parts/StepButton';
import { passwordStrings } from '../strings';
import { useTextWithEmail } from '../parts/useTextWithEmail';

/** One message at a time, in a space that is reserved for all of them. */
const Message = styled('div')({
  ...helperText,
  display: 'block',
  '& [part~=error]': { minHeight: 0, margin: 0 },
});

/** A check mark and a text. */
const Resent = styled('span')({
  display: 'flex',
  gap: '6px',
  color: tokens.colors.success,
});

const LONGEST_WAIT = 99;
/** Refusals of a resend. In English the first has the provider's message below it. */
const TOO_MANY = 'error.tooManyRequests';
const NO_ANSWER = 'error.unreachable';

function ResendMail() {
  const t = useMessages(passwordStrings);
  const toast = useMessages(toastStrings);
  const textOf = useMessageById();
  const { busy, problem } = useScreen(passwordsSlice);
  const { status, error: resendError, sentTo, secondsLeft } = useResend();
  const dispatch = useWidgetDispatch();
  const hasDetails = useHasDetails();
  const waitFor = (seconds: number) => t('password.resendWait', { seconds });
  const wait = secondsLeft === null ? '' : waitFor(secondsLeft);
  const error = busy || problem ? null : resendError;
  const resent = toast('toast.emailResent');
  const hint = t('password.mailHint');
  return (
    <Stack gap="small">
      <Text variant="helper">
        {t.rich('password.didntGetItResend', undefined, {
          resendButton: (children) => (
            <RecoveryButton
              pending={status === 'sending'}
              disabled={busy !== null || status !== 'idle'}
              accessibleWhenDisabled={status !== 'idle'}
              onClick={() => dispatch(resendRequested())}
            >
              {children}
            </RecoveryButton>
          ),
        })}
      </Text>
      <Message>
        <ReserveSpace texts={[hint, waitFor(LONGEST_WAIT)]}>
          <ReserveSpace
            texts={[resent, textOf({ id: NO_ANSWER, message: appStrings[NO_ANSWER] })]}
            textStyles={AFTER_ICON}
          >
            <ReserveSpace
              texts={[textOf({ id: TOO_MANY, message: errorStrings[TOO_MANY] ?? '' })]}
              textStyles={{ ...AFTER_ICON, paddingBlockEnd: hasDetails ? DETAIL_LINE : 0 }}
            >
              {!wait && !sentTo && !error && <Text variant="helper">{hint}</Text>}
              {wait && <Text variant="helper">{wait}</Text>}
              <Text variant="helper" role="status">
                {sentTo && (
                  <Resent>
                    <CheckIcon size={18} />
                    {resent}
                  </Resent>
                )}
              </Text>
              {error && <ErrorText error={error} />}
            </ReserveSpace>
          </ReserveSpace>
        </ReserveSpace>
      </Message>
      <LiveAnnouncement about={status} text={wait} />
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
function MailSent({ reason, withoutPassword = true }: MailSentProps) {
  const t = useMessages(passwordStrings);
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

/** §2 Password screens: the password is correct but known from a data breach, so it must be replaced. */
export const PasswordBreached = () => <MailSent reason="breached" />;

/** §2 Password screens: the provider requires a new password. */
export const PasswordDedupe = () => <MailSent reason="resetRequired" />;

/** §2 Password screens: the visitor has pressed "Forgot password". */
export const PasswordForgot = () => <MailSent reason="forgot" />;

/** §2 Password screens: the account has no password yet. */
export const PasswordSetNew = () => <MailSent reason="setNew" withoutPassword={false} />;
