import { useStrings } from '../../ui/text/strings';
import { Confirmed } from '../Confirmed';
import { passwordStrings } from './strings';

export function PasswordConfirmation() {
  const t = useStrings(passwordStrings);
  return <Confirmed>{t('login.success.content')}</Confirmed>;
}
