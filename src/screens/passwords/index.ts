import { fork, put, takeEvery, type Operation } from '../../sagas/effects';
import { adopted, authenticated } from '../../store/session';
import type { Flow } from '../flow';
import { completeOn } from '../scope';
import { PasswordBreached, PasswordDedupe, PasswordForgot, PasswordSetNew } from './mail/MailSent';
import { PasswordConfirmation, PasswordCreateOrLogin } from './PasswordCreateOrLogin';
import { PasswordResetForm } from './reset/PasswordResetForm';
import { passwordResetSaga } from './reset/saga';
import { passwordResetSlice } from './reset/slice';
import { createOrLoginSaga } from './createOrLogin';
import { mailScreensSaga } from './mail/resend';
import { mailForgotten, passwordsSlice } from './slice';
import { strengthSaga } from './strength/saga';
import { strengthSlice } from './strength/slice';

function* passwordsSaga(): Operation<void> {
  yield* fork(strengthSaga);
  yield* fork(passwordResetSaga);
  yield* fork(createOrLoginSaga);
  yield* fork(mailScreensSaga);
  yield* fork(completeOn, 'PasswordConfirmation');
  // Once the visitor has signed in, the mail is used up: after a sign-out a new one is sent.
  yield* takeEvery([authenticated, adopted], () => put(mailForgotten()));
}

export default {
  slices: [passwordsSlice, strengthSlice, passwordResetSlice],
  saga: passwordsSaga,
  screens: {
    PasswordCreateOrLogin,
    PasswordForgot,
    PasswordBreached,
    PasswordSetNew,
    PasswordDedupe,
    PasswordResetForm,
    PasswordConfirmation,
  },
} satisfies Flow;
