import { defaultManifest } from '../../domain/idp/consentManifest';
import { isCustomScope, grantedScopes, OFFLINE_ACCESS, scopesOf } from '../../domain/idp/scopes';
import { destinationOf } from '../../domain/addresses/destination';
import { Button } from '../../ui/buttons/Button';
import { GuardedButton } from '../../ui/buttons/GuardedButton';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useStrings } from '../../ui/text/strings';
import { Text } from '../../ui/text/Text';
import { useWidgetDispatch, useBootstrap, useScreen } from '../hooks';
import { useAppTexts } from './appTexts';
import { Manifest } from './Manifest';
import { consentAnswered, idpSlice } from './slice';
import { idpStrings } from './strings';

/** Asks the visitor whether an app may access their account. */
export function AuthorizeConsent() {
  const state = useScreen(idpSlice);
  const { ungrantable_scope, redirect_uri, manifest } = state;
  const t = useStrings(idpStrings);
  const { projectName, rbacPolicy } = useBootstrap();
  const dispatch = useWidgetDispatch();
  const ofApp = useAppTexts();
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
