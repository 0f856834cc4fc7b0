import { sharedStrings } from '../../ui/text/shared.strings';
import { useStrings } from '../../ui/text/strings';
import { Success } from '../../ui/feedback/Success';
import { BackToMain } from '../BackToMain';
import { useWidget } from '../hooks';
import { passwordStrings } from './strings';

export function PasswordConfirmation() {
  const t = useStrings(passwordStrings);
  const shared = useStrings(sharedStrings);
  // The reset widget has no Main to return to.
  const isLogin = useWidget(({ setup }) => setup.kind === 'login');
  return (
    <Success title={shared('success.title')} back={isLogin && <BackToMain />}>
      {t('login.success.content')}
    </Success>
  );
}
