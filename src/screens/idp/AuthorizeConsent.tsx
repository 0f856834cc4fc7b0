import { defaultManifest } from '../../domain/consentManifest';
import { isCustomScope, scopesOf } from '../../domain/scopes';
import { Button } from '../../ui/Button';
import { Screen } from '../../ui/Screen';
import { Stack } from '../../ui/Stack';
import { useStrings } from '../../ui/strings';
import { Text } from '../../ui/Text';
import { useActions, useBootstrap } from '../hooks';
import { Manifest } from './Manifest';
import { consentAnswered, type ConsentAsked } from './slice';
import { idpStrings } from './strings';

const ACTIONS = { consentAnswered };

/** The question of an app that wants access to the visitor's account. */
export function AuthorizeConsent({
  clientName: given,
  grantable_scope,
  ungrantable_scope,
  destination,
  manifest,
}: ConsentAsked) {
  const t = useStrings(idpStrings);
  const { projectName, rbacPolicy } = useBootstrap();
  const actions = useActions(ACTIONS);
  const clientName = given || t('idpConsent.defaultClientName');
  const signIn = projectName
    ? t('idpConsent.signIn.title', { clientName, projectName })
    : t('idpConsent.signIn.titleWithoutProject', { clientName });
  const scopes = scopesOf(grantable_scope);
  const isCustom = scopes.some(isCustomScope);
  return (
    <Screen
      title={isCustom ? t('idpConsent.customScopes.title', { clientName }) : signIn}
      focusOnMount={false}
    >
      <Manifest
        sections={manifest ?? defaultManifest(scopes, rbacPolicy, t)}
        header={t('idpConsent.allowClientTo', { clientName })}
      />
      <Manifest
        sections={defaultManifest(scopesOf(ungrantable_scope), rbacPolicy, t)}
        header={t('idpConsent.notGiven', { clientName })}
      />
      <Text variant="helper">{t.rich('idpConsent.destination', { destination })}</Text>
      <Stack gap="small">
        <Button onClick={() => actions.consentAnswered(true)}>{t('idpConsent.button.allow')}</Button>
        <Button variant="secondary" onClick={() => actions.consentAnswered(false)}>
          {t('idpConsent.button.deny')}
        </Button>
      </Stack>
    </Screen>
  );
}
