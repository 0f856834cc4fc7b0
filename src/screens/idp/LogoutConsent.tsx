import { Button } from '../../ui/buttons/Button';
import { Screen } from '../../ui/screen/Screen';
import { Stack } from '../../ui/layout/Stack';
import { useStrings } from '../../ui/text/strings';
import { Text } from '../../ui/text/Text';
import { useWidgetDispatch, useBootstrap } from '../hooks';
import { logoutAnswered } from './slice';
import { idpStrings } from './strings';

/** Asks the visitor whether to sign out of this site too, as an app requests. */
export function LogoutConsent() {
  const t = useStrings(idpStrings);
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
        <Button onClick={() => dispatch(logoutAnswered(true))}>{t('idpLogout.yes')}</Button>
        <Button variant="secondary" onClick={() => dispatch(logoutAnswered(false))}>
          {t('idpLogout.no')}
        </Button>
      </Stack>
    </Screen>
  );
}
