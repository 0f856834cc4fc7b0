import { fork, put, takeEvery, type SagaGenerator } from '../../sagas/effects';
import { adopted, authenticated } from '../../store/session';
import type { Flow } from '../flows/flow';
import { resendSlice } from '../shared/resend.slice';
import { completeFlow } from '../shared/screenEffects';
import { PasswordBreached, PasswordDedupe, PasswordForgot, PasswordSetNew } from './mail/MailSent';
import { PasswordConfirmation, PasswordCreateOrLogin } from './PasswordCreateOrLogin';
import { PasswordResetForm } from './reset/PasswordResetForm';
import { onPasswordResetForm } from './reset/saga';
import { passwordResetSlice } from './reset/slice';
import { onCreateOrLogin } from './createOrLoginSaga';
import { onMailScreen } from './mail/mailSaga';
import { mailForgotten, passwordsSlice } from './slice';
import { strengthSaga } from './strength/saga';
import { strengthSlice } from './strength/slice';

function* passwordsSaga(): SagaGenerator<void> {
  yield* fork(strengthSaga);
  // Once the visitor has signed in, the mail is used up: after a sign-out a new one is sent.
  yield* takeEvery([authenticated, adopted], () => put(mailForgotten()));
}

export default {
  slices: [passwordsSlice, strengthSlice, passwordResetSlice, resendSlice],
  saga: passwordsSaga,
  onScreen: {
    PasswordCreateOrLogin: onCreateOrLogin,
    PasswordForgot: onMailScreen,
    PasswordBreached: onMailScreen,
    PasswordSetNew: onMailScreen,
    PasswordDedupe: onMailScreen,
    PasswordResetForm: onPasswordResetForm,
    PasswordConfirmation: completeFlow,
  },
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
