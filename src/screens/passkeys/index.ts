import type { Flow } from '../flows/flow';
import { completeFlow } from '../shared/screenEffects';
import { PasskeyLogin, PasskeyConfirmation } from './login/PasskeyLogin';
import { passkeyLoginSaga } from './login/saga';
import { passkeyLoginSlice } from './login/slice';
import { onSuccess } from './registration/listSaga';
import { PasskeyRegistrationStart } from './registration/PasskeyRegistrationStart';
import { PasskeyRegistrationSuccess } from './registration/PasskeyRegistrationSuccess';
import { passkeyRegistrationSlice } from './registration/slice';
import { onStart } from './registration/startSaga';

/** Passkeys: sign-in on Main, and the passkey registration widget. */
export default {
  slices: [passkeyLoginSlice, passkeyRegistrationSlice],
  saga: passkeyLoginSaga,
  onScreen: {
    PasskeyConfirmation: completeFlow,
    PasskeyRegistrationStart: onStart,
    PasskeyRegistrationSuccess: onSuccess,
  },
  screens: { PasskeyConfirmation, PasskeyRegistrationStart, PasskeyRegistrationSuccess },
  slot: PasskeyLogin,
} satisfies Flow;
