import { sharedStrings } from '../../ui/shared.strings';
import { useStrings } from '../../ui/strings';
import { Success } from '../../ui/Success';
import { BackToMain } from '../BackToMain';
import { otpStrings } from './strings';

export function OTPConfirmation() {
  const t = useStrings(otpStrings);
  const shared = useStrings(sharedStrings);
  return (
    <Success title={shared('success.title')} back={<BackToMain />}>
      {t('otp.success.content')}
    </Success>
  );
}
