import type { ReactNode } from 'react';
import type { MessageVariables } from '../../domain/text/messages';
import { useMessages } from '../../ui/text/messages';
import { Quoted } from '../../ui/text/Quoted';
import { useScreen, useWidgetDispatch, useBootstrap } from '../shared/hooks';
import { clientNameOf, idpSlice, consentAnswered, logoutAnswered, retryRequested, selectView } from './slice';
import { idpStrings } from './strings';
import { defaultManifest } from '../../domain/idp/consentManifest';
import { isCustomScope, grantedScopes, OFFLINE_ACCESS, scopesOf } from '../../domain/idp/scopes';
import { destinationOf } from '../../domain/addresses/destination';
import { Button } from '../../ui/buttons/Button';
import { GuardedButton } from '../../ui/buttons/GuardedButton';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { Text } from '../../ui/text/Text';
import { Manifest } from './Manifest';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { Notice } from '../../ui/feedback/Notice';
import { appStrings } from '../../ui/text/app.strings';
import { sharedStrings } from '../../ui/text/shared.strings';
import { Success } from '../../ui/feedback/Success';

/** Texts with the app's name, and the same for an app that has none. */
const WITHOUT_APP = {
  'idpConsent.signIn.title': 'idpConsent.signIn.titleWithoutApp',
  'idpConsent.signIn.titleWithoutProject': 'idpConsent.signIn.titleWithoutNames',
  'idpConsent.customScopes.title': 'idpConsent.customScopes.titleWithoutApp',
  'idpConsent.allowClientTo': 'idpConsent.allowClientToWithoutApp',
  'idpConsent.notGiven': 'idpConsent.notGivenWithoutApp',
  'idpConsent.success.content': 'idpConsent.success.contentWithoutApp',
} as const satisfies Partial<Record<keyof typeof idpStrings, keyof typeof idpStrings>>;

function useAppMessages() {
  const t = useMessages(idpStrings);
  const name = clientNameOf(useScreen(idpSlice).oidc_client);
  return (id: keyof typeof WITHOUT_APP, variables?: MessageVariables): ReactNode =>
    name
      ? t.rich(id, { clientName: name, ...variables }, { clientName: () => <Quoted name={name} /> })
      : t.rich(WITHOUT_APP[id], variables);
}

/** Asks the visitor whether an app may access their account. */
function AuthorizeConsent() {
  const state = useScreen(idpSlice);
  const { ungrantable_scope, redirect_uri, manifest } = state;
  const t = useMessages(idpStrings);
  const { projectName, rbacPolicy } = useBootstrap();
  const dispatch = useWidgetDispatch();
  const ofApp = useAppMessages();
  const signIn = projectName
    ? ofApp('idpConsent.signIn.title', { projectName })
    : ofApp('idpConsent.signIn.titleWithoutProject');
  const scopes = grantedScopes(state);
  const isCustom = scopes.some(isCustomScope);
  return (
    <Screen title={isCustom ? ofApp('idpConsent.customScopes.title') : signIn} focusOnMount={false}>
      <Manifest
        sections={manifest ?? defaultManifest(scopes, rbacPolicy, t)}
        header={ofApp('idpConsent.allowClientTo')}
      />
      {scopes.includes(OFFLINE_ACCESS) && <Text variant="helper">{t('idpConsent.untilRevoked')}</Text>}
      <Manifest
        sections={defaultManifest(scopesOf(ungrantable_scope), rbacPolicy, t)}
        header={ofApp('idpConsent.notGiven')}
      />
      <Text variant="helper">
        {t.rich('idpConsent.destination', { destination: destinationOf(redirect_uri) })}
      </Text>
      <Stack gap="small">
        <GuardedButton onClick={() => dispatch(consentAnswered(true))}>
          {t('idpConsent.button.allow')}
        </GuardedButton>
        <Button variant="secondary" onClick={() => dispatch(consentAnswered(false))}>
          {t('idpConsent.button.deny')}
        </Button>
      </Stack>
    </Screen>
  );
}

/** Asks the visitor whether to sign out of this site too, as an app requests. */
function LogoutConsent() {
  const t = useMessages(idpStrings);
  const { projectName } = useBootstrap();
  const dispatch = useWidgetDispatch();
  return (
    <Screen title={t('idpLogout.title')} focusOnMount={false}>
      <Text>
        {projectName
          ? t('idpLogout.confirmMessage', { projectName })
          : t('idpLogout.confirmMessageWithoutProject')}
      </Text>
      <Stack gap="small">
        <GuardedButton onClick={() => dispatch(logoutAnswered(true))}>{t('idpLogout.yes')}</GuardedButton>
        <Button variant="secondary" onClick={() => dispatch(logoutAnswered(false))}>
          {t('idpLogout.no')}
        </Button>
      </Stack>
    </Screen>
  );
}

function RetryButton() {
  const shared = useMessages(sharedStrings);
  const dispatch = useWidgetDispatch();
  return <Button onClick={() => dispatch(retryRequested())}>{shared('button.retry')}</Button>;
}

/** Waits for a session. The button looks for one that the page's scripts cannot see. */
function NoSession() {
  const t = useMessages(idpStrings);
  return (
    <Screen title={t('idpConsent.noActiveSession.title')} focusOnMount={false}>
      <Notice role="alert">{t('idpConsent.noActiveSession')}</Notice>
      <RetryButton />
    </Screen>
  );
}

function Failed() {
  const t = useMessages(idpStrings);
  const { error, mayRetry } = useScreen(idpSlice);
  return (
    <Screen title={t('idpConsent.failed.title')} focusOnMount={false}>
      <ErrorText error={error} />
      {mayRetry && <RetryButton />}
    </Screen>
  );
}

function Denied() {
  const t = useMessages(idpStrings);
  const ofApp = useAppMessages();
  return (
    <Screen title={t('idpConsent.denied.title')} focusOnMount>
      <Notice>{t('idpConsent.denied')}</Notice>
      <Text>{ofApp('idpConsent.success.content')}</Text>
    </Screen>
  );
}

function NotLoggedOut() {
  const t = useMessages(idpStrings);
  return (
    <Screen title={t('idpLogout.notLoggedOut.title')} focusOnMount>
      <Notice>{t('idpLogout.notLoggedOut')}</Notice>
    </Screen>
  );
}

function Sent() {
  const { consent_required } = useScreen(idpSlice);
  const ofApp = useAppMessages();
  const app = useMessages(appStrings);
  return (
    <Success title={app('success.title')} focusOnMount={consent_required}>
      {ofApp('idpConsent.success.content')}
    </Success>
  );
}

/** §2 Screens: the screen of the identity-provider widget. */
export function IDPConsent() {
  switch (selectView(useScreen(idpSlice))) {
    case 'nothing':
      return null;
    case 'noSession':
      return <NoSession />;
    case 'failed':
      return <Failed />;
    case 'consent':
      return <AuthorizeConsent />;
    case 'success':
      return <Sent />;
    case 'denied':
      return <Denied />;
    case 'logout':
      return <LogoutConsent />;
    case 'notLoggedOut':
      return <NotLoggedOut />;
  }
}
