import { Button } from '../../ui/buttons/Button';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Notice } from '../../ui/feedback/Notice';
import { Screen } from '../../ui/screen/Screen';
import { appStrings } from '../../ui/text/app.strings';
import { sharedStrings } from '../../ui/text/shared.strings';
import { useStrings } from '../../ui/text/strings';
import { Success } from '../../ui/feedback/Success';
import { useWidgetDispatch, useScreen } from '../hooks';
import { useAppTexts } from './appTexts';
import { AuthorizeConsent } from './AuthorizeConsent';
import { LogoutConsent } from './LogoutConsent';
import { idpSlice, retryWanted, selectView } from './slice';
import { idpStrings } from './strings';

/** A screen with one sentence, as a live region. It takes the focus after the visitor has pressed a button. */
const AnnouncedText = ({ text, answered = false }: { text: string; answered?: boolean }) => (
  <Screen title={text} headerHidden focusOnMount={answered}>
    <Notice role={answered ? undefined : 'alert'}>{text}</Notice>
  </Screen>
);

function Failed() {
  const { error, mayRetry } = useScreen(idpSlice);
  const shared = useStrings(sharedStrings);
  const dispatch = useWidgetDispatch();
  return (
    <Screen focusOnMount={false}>
      <ErrorText error={error} />
      {mayRetry && <Button onClick={() => dispatch(retryWanted())}>{shared('button.retry')}</Button>}
    </Screen>
  );
}

function Sent() {
  const { consent_required } = useScreen(idpSlice);
  const ofApp = useAppTexts();
  const app = useStrings(appStrings);
  return (
    <Success title={app('success.title')} focusOnMount={consent_required}>
      {ofApp('idpConsent.success.content')}
    </Success>
  );
}

/** §2 Screens: the screen of the identity-provider widget. */
export function IDPConsent() {
  const t = useStrings(idpStrings);
  switch (selectView(useScreen(idpSlice))) {
    case 'nothing':
      return null;
    case 'noSession':
      return <AnnouncedText key="noSession" text={t('idpConsent.noActiveSession')} />;
    case 'failed':
      return <Failed />;
    case 'consent':
      return <AuthorizeConsent />;
    case 'success':
      return <Sent />;
    case 'denied':
      return <AnnouncedText key="denied" text={t('idpConsent.denied')} answered />;
    case 'logout':
      return <LogoutConsent />;
    case 'notLoggedOut':
      return <AnnouncedText key="notLoggedOut" text={t('idpLogout.notLoggedOut')} answered />;
  }
}
