import { useStrings } from '../../ui/text/strings';
import { Confirmed } from '../Confirmed';
import { passkeyStrings } from './strings';

export function PasskeyConfirmation() {
  const t = useStrings(passkeyStrings);
  return <Confirmed>{t('passkey.success.content')}</Confirmed>;
}
