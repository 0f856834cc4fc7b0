import { useStrings } from '../../ui/text/strings';
import { Confirmed } from '../Confirmed';
import { otpStrings } from './strings';

export function OTPConfirmation() {
  const t = useStrings(otpStrings);
  return <Confirmed>{t('otp.success.content')}</Confirmed>;
}
