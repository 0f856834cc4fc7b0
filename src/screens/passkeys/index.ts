import { fork, type Operation } from '../../sagas/effects';
import type { Flow } from '../flow';
import { completeOn, whileOn } from '../scope';
import { PasskeyLogin, PasskeyConfirmation } from './login/PasskeyLogin';
import { passkeyLoginSaga } from './login/saga';
import { passkeyLoginSlice } from './login/slice';
import { onSuccess } from './registration/list';
import { PasskeyRegistrationStart } from './registration/PasskeyRegistrationStart';
import { PasskeyRegistrationSuccess } from './registration/PasskeyRegistrationSuccess';
import { passkeyRegistrationSlice } from './registration/slice';
import { onStart } from './registration/start';

function* passkeysSaga(): Operation<void> {
  yield* fork(passkeyLoginSaga);
  yield* fork(completeOn, 'PasskeyConfirmation');
  yield* fork(whileOn, 'PasskeyRegistrationStart', onStart);
  yield* fork(whileOn, 'PasskeyRegistrationSuccess', onSuccess);
}

/** Passkeys: sign-in on Main, and the passkey registration widget. */
export default {
  slices: [passkeyLoginSlice, passkeyRegistrationSlice],
  saga: passkeysSaga,
  screens: { PasskeyConfirmation, PasskeyRegistrationStart, PasskeyRegistrationSuccess },
  part: PasskeyLogin,
} satisfies Flow;
