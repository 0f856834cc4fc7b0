import { Button } from '../../ui/buttons/Button';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useStrings } from '../../ui/text/strings';
import { Text } from '../../ui/text/Text';
import { useActions, useBootstrap } from '../hooks';
import { logoutAnswered } from './slice';
import { idpStrings } from './strings';

const ACTIONS = { logoutAnswered };

/** Asks the visitor whether to sign out of this site too, as an app requests. */
export function LogoutConsent() {
  const t = useStrings(idpStrings);
  const { projectName } = useBootstrap();
  const actions = useActions(ACTIONS);
  return (
    <Screen title={t('idpLogout.title')} focusOnMount={false}>
      <Text>
        {projectName
          ? t('idpLogout.confirmMessage', { projectName })
          : t('idpLogout.confirmMessageWithoutProject')}
      </Text>
      <Stack gap="small">
        <Button onClick={() => actions.logoutAnswered(true)}>{t('idpLogout.yes')}</Button>
        <Button variant="secondary" onClick={() => actions.logoutAnswered(false)}>
          {t('idpLogout.no')}
        </Button>
      </Stack>
    </Screen>
  );
}
