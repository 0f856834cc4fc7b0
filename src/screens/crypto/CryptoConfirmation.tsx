import { useStrings } from '../../ui/text/strings';
import { Success } from '../../ui/feedback/Success';
import { BackToMain } from '../BackToMain';
import { cryptoStrings } from './strings';

export function CryptoConfirmation() {
  const t = useStrings(cryptoStrings);
  return (
    <Success title={t('crypto.success.title')} back={<BackToMain />}>
      {t('crypto.success.content')}
    </Success>
  );
}
