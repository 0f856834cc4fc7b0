import { Button } from '../../ui/Button';
import { ErrorText } from '../../ui/ErrorText';
import { Notice } from '../../ui/Notice';
import { Screen } from '../../ui/Screen';
import { sharedStrings } from '../../ui/shared.strings';
import { useStrings } from '../../ui/strings';
import { Success } from '../../ui/Success';
import { useActions, useScreen } from '../hooks';
import { AuthorizeConsent } from './AuthorizeConsent';
import { LogoutConsent } from './LogoutConsent';
import { idpSlice, retryWanted, type IDPState } from './slice';
import { idpStrings } from './strings';

const ACTIONS = { retryWanted };

/** One sentence is all there is. It takes the focus of a visitor whose button it has replaced. */
const Told = ({ text, answered = false }: { text: string; answered?: boolean }) => (
  <Screen title={text} headerHidden focusOnMount={answered}>
    <Notice role={answered ? undefined : 'alert'}>{text}</Notice>
  </Screen>
);

function Failed({ error, mayRetry }: Extract<IDPState, { view: 'failed' }>) {
  const shared = useStrings(sharedStrings);
  const actions = useActions(ACTIONS);
  return (
    <Screen focusOnMount={false}>
      <ErrorText error={error} />
      {mayRetry && <Button onClick={actions.retryWanted}>{shared('button.retry')}</Button>}
    </Screen>
  );
}

function Sent({ clientName, asked }: Extract<IDPState, { view: 'success' }>) {
  const t = useStrings(idpStrings);
  const shared = useStrings(sharedStrings);
  return (
    <Success title={shared('success.title')} focusOnMount={asked}>
      {t('idpConsent.success.content', { clientName: clientName || t('idpConsent.defaultClientName') })}
    </Success>
  );
}

/** §2 The one screen of the identity-provider widget. */
export function IDPConsent() {
  const t = useStrings(idpStrings);
  const state = useScreen(idpSlice);
  switch (state.view) {
    case 'nothingYet':
      return null;
    case 'noSession':
      return <Told key="noSession" text={t('idpConsent.noActiveSession')} />;
    case 'failed':
      return <Failed {...state} />;
    case 'consent':
      return <AuthorizeConsent {...state} />;
    case 'success':
      return <Sent {...state} />;
    case 'denied':
      return <Told key="denied" text={t('idpConsent.denied')} answered />;
    case 'logout':
      return <LogoutConsent />;
    case 'notLoggedOut':
      return <Told key="notLoggedOut" text={t('idpLogout.notLoggedOut')} answered />;
  }
}
