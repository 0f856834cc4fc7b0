import { sharedStrings } from '../../ui/shared.strings';
import { useStrings } from '../../ui/strings';
import { Success } from '../../ui/Success';
import { BackToMain } from '../BackToMain';
import { passkeyStrings } from './strings';

export function PasskeyConfirmation() {
  const t = useStrings(passkeyStrings);
  const shared = useStrings(sharedStrings);
  return (
    <Success title={shared('success.title')} back={<BackToMain />}>
      {t('passkey.success.content')}
    </Success>
  );
}
