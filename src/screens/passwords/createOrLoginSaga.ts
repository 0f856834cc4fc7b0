import { MAGIC_LINK_EXPIRATION_MINUTES, MINUTE_MS } from '../../domain/constants';
import { getServices, put, takeLeading, type SagaGenerator } from '../../sagas/effects';
import { authenticatePassword, createPassword } from '../../sagas/resources/passwords';
import { CHUNK_NOT_LOADED, type AuthError } from '../../domain/errors/errors';
import { localErrors } from '../../domain/errors/errorRules';
import { hostError, hostEvent } from '../../store/host';
import { codeEntryEmbedded, flowRequested, transition } from '../../store/widget';
import {
  flowIsReady,
  selectConfig,
  selectFormState,
  selectScreen,
  toastError,
} from '../shared/screenEffects';
import { sendCode, sendLink } from '../shared/sendCodeOrLink';
import { secondMethodOf, type SecondMethod } from './parts/secondMethod';
import {
  stepRequested,
  entered,
  failed,
  mailSent,
  mailShown,
  passwordsSlice,
  passwordSubmitted,
  type SentMail,
} from './slice';
import { passwordStrings } from './strings';
import { resetAndShow, run, startReset, type StepResult } from './parts/stepSagas';

const local = localErrors(passwordStrings);

/** §4 Password flow: a password that must be replaced: a reset mail is sent, and a screen explains why. */
function* replaceRefused(error: AuthError): SagaGenerator<StepResult> {
  const { type } = yield* selectFormState('passwordState');
  const reason = error.kind === 'api' ? error.error_type : '';
  const isBreached = reason === 'breached_password' && type === 'password';
  if (reason !== 'reset_password' && !isBreached) return error;
  yield* put(hostError(error));
  return yield* resetAndShow(isBreached ? 'PasswordBreached' : 'PasswordDedupe');
}

function* submit(password: string): SagaGenerator<StepResult> {
  const { email, type } = yield* selectFormState('passwordState');
  const { sessionDurationMinutes } = yield* selectConfig();
  const fields = { email, password, session_duration_minutes: sessionDurationMinutes };
  if (type === 'new') {
    const { data, error } = yield* createPassword(fields);
    if (error) return yield* replaceRefused(error);
    yield* put(hostEvent('PASSWORD_CREATE', data));
  } else {
    const { data, error } = yield* authenticatePassword(fields);
    if (error) return yield* replaceRefused(error);
    yield* put(hostEvent('PASSWORD_AUTHENTICATE', data));
  }
  yield* put(transition('PasswordConfirmation'));
  return null;
}

const send = (method: SecondMethod, email: string) =>
  method === 'code' ? sendCode('email', email) : sendLink(email);

/** Signs in by a link or code instead of the password, on the screen of its own flow. */
function* takeSecondMethod(): SagaGenerator<StepResult> {
  const { email } = yield* selectFormState('passwordState');
  const method = secondMethodOf(yield* selectConfig());
  if (!method) return null;
  const { error } = yield* send(method, email);
  if (error) return error;
  yield* put(transition(method === 'code' ? 'OTPAuthenticate' : 'EmailConfirmation'));
  return null;
}

/** Whether the mail of an earlier visit to this screen has not expired. */
function* isAlreadySent(method: SentMail['method'], email: string): SagaGenerator<boolean> {
  const { clock } = yield* getServices();
  const { sentMail } = yield* selectScreen(passwordsSlice);
  const { expiresAt } = yield* selectFormState('otpState');
  if (sentMail?.method !== method || sentMail.email !== email) return false;
  return (method === 'code' ? expiresAt : sentMail.mailExpiresAt) > clock.now();
}

function* mailExpiresAt(method: SentMail['method']): SagaGenerator<number> {
  const { clock } = yield* getServices();
  const { emailMagicLinksOptions, passwordOptions } = yield* selectConfig();
  const minutes =
    method === 'reset'
      ? passwordOptions.resetPasswordExpirationMinutes
      : emailMagicLinksOptions.loginExpirationMinutes;
  return clock.now() + (minutes ?? MAGIC_LINK_EXPIRATION_MINUTES.login) * MINUTE_MS;
}

/**
 * §4 Password flow: an account without a password gets a mail at once: a code or a link if configured, else a reset mail.
 */
function* mailOnce(): SagaGenerator<StepResult> {
  const { email } = yield* selectFormState('passwordState');
  const method = secondMethodOf(yield* selectConfig()) ?? 'reset';
  if (!(yield* isAlreadySent(method, email))) {
    const { error } = yield* method === 'reset' ? startReset({ reportToHost: true }) : send(method, email);
    if (error) return error;
    yield* put(mailSent({ email, method, mailExpiresAt: yield* mailExpiresAt(method) }));
  }
  if (method === 'reset') {
    yield* put(transition('PasswordSetNew'));
    return null;
  }
  const flow = method === 'code' ? 'otp' : 'magicLink';
  yield* put(flowRequested(flow));
  if (!(yield* flowIsReady(flow))) return CHUNK_NOT_LOADED;
  yield* put(mailShown());
  if (method === 'code') yield* put(codeEntryEmbedded());
  return null;
}

export function* onCreateOrLogin(): SagaGenerator<void> {
  yield* put(entered());
  yield* takeLeading(passwordSubmitted, function* ({ payload: { password } }): SagaGenerator<void> {
    // Input that failed validation is not reported to the host.
    if (password === '')
      return yield* put(failed({ step: 'password', error: local('error.passwordMissing') }));
    yield* run('password', submit(password));
  });
  yield* takeLeading(stepRequested, function* ({ payload }): SagaGenerator<void> {
    if (payload === 'mail') {
      const result = yield* run('mail', mailOnce());
      if (result !== null && result !== 'cancelled') yield* toastError(result);
    }
    if (payload === 'forgot') yield* run('forgot', resetAndShow('PasswordForgot'));
    if (payload === 'setNew') yield* run('setNew', resetAndShow('PasswordSetNew'));
    if (payload === 'secondMethod') yield* run('secondMethod', takeSecondMethod());
  });
  if ((yield* selectFormState('passwordState')).type === 'passwordless') yield* put(stepRequested('mail'));
}
