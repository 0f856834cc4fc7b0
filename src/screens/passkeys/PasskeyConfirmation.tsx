import { sharedStrings } from '../../ui/text/shared.strings';
import { useStrings } from '../../ui/text/strings';
import { Success } from '../../ui/feedback/Success';
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
