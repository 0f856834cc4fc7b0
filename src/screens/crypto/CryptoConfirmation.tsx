import { useStrings } from '../../ui/text/strings';
import { Confirmed } from '../Confirmed';
import { cryptoStrings } from './strings';

export function CryptoConfirmation() {
  const t = useStrings(cryptoStrings);
  return <Confirmed title={t('crypto.success.title')}>{t('crypto.success.content')}</Confirmed>;
}
