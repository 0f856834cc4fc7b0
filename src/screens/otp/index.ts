import type { Flow } from '../flows/flow';
import { completeFlow } from '../shared/screenEffects';
import { CodeEntry, OTPAuthenticate, OTPConfirmation } from './OTPAuthenticate';
import { onCodeEntry, otpSaga } from './saga';
import { resendSlice } from '../shared/resend.slice';
import { otpSlice } from './slice';

export default {
  slices: [otpSlice, resendSlice],
  saga: otpSaga,
  onScreen: { OTPAuthenticate: onCodeEntry, OTPConfirmation: completeFlow },
  screens: { OTPAuthenticate, OTPConfirmation },
  slot: CodeEntry,
} satisfies Flow;
