import { fork, type Operation } from '../../sagas/effects';
import type { Flow } from '../flow';
import { PasswordConfirmation } from './PasswordConfirmation';
import { PasswordResetForm } from './reset/PasswordResetForm';
import { passwordResetSaga } from './reset/saga';
import { passwordResetSlice } from './reset/slice';
import { confirmationSaga } from './confirmation';
import { strengthSaga } from './strength/saga';
import { strengthSlice } from './strength/slice';

function* passwordsSaga(): Operation<void> {
  yield* fork(strengthSaga);
  yield* fork(passwordResetSaga);
  yield* fork(confirmationSaga);
}

export default {
  slices: [strengthSlice, passwordResetSlice],
  saga: passwordsSaga,
  screens: { PasswordResetForm, PasswordConfirmation },
} satisfies Flow;
