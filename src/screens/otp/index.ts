import type { Flow } from '../flow';
import { CodeEntry, OTPAuthenticate, OTPConfirmation } from './OTPAuthenticate';
import { otpSaga } from './saga';
import { otpSlice } from './slice';

export default {
  slices: [otpSlice],
  saga: otpSaga,
  screens: { OTPAuthenticate, OTPConfirmation },
  part: CodeEntry,
} satisfies Flow;
