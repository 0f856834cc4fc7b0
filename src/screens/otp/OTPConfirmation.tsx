import { sharedStrings } from '../../ui/text/shared.strings';
import { useStrings } from '../../ui/text/strings';
import { Success } from '../../ui/feedback/Success';
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
