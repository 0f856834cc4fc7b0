import type { PhoneOrigin } from '../../../domain/phones/countries';
import type { OTPMethod, PhoneMethod } from '../../../domain/config/otpMethods';
import { isPhoneTab, tabsOn, type TabMethod } from '../../../domain/config/productBlocks';
import { localErrors } from '../../../domain/errors/errorRules';
import { CHUNK_NOT_LOADED } from '../../../domain/errors/errors';
import { isEmail } from '../../../domain/calls/email';
import { fork, put, takeLeading, type SagaGenerator } from '../../../sagas/effects';
import { prepareProtection } from '../../../sagas/protection/botProtection';
import type { ScreenName } from '../../../domain/screens';
import { validatePhone } from '../../../sagas/resources/phone';
import { searchUser } from '../../../sagas/resources/userSearch';
import { flowRequested, passwordStateUpdated, screenExpected, transition } from '../../../store/widget';
import type { Flow } from '../../flows/flow';
import {
  flowIsReady,
  reject,
  cancelOnPageRestore,
  selectConfig,
  selectScreen,
} from '../../shared/screenEffects';
import { invalidEmail, sendCode, sendLink } from '../../shared/sendCodeOrLink';
import { sendingEnded } from '../reducer';
import { failed, mainSlice, numberAsked, sendRequested } from '../slice';
import { SendSlot } from './SendSlot';
import { suggestEmailSaga } from './suggestEmail.saga';
import { appStrings } from '../../../ui/text/app.strings';

const local = localErrors(appStrings);

/** §4 Magic link flow: sends the link and shows EmailConfirmation. */
function* sendMagicLink(email: string): SagaGenerator<void> {
  // Input that failed validation is not reported to the host.
  if (!isEmail(email)) return yield* put(failed(invalidEmail()));
  const { error } = yield* sendLink(email);
  if (error) return yield* reject(failed, error);
  yield* put(transition('EmailConfirmation'));
}

function* sendCodeTo(type: OTPMethod, destination: string): SagaGenerator<void> {
  const { error } = yield* sendCode(type, destination);
  if (error) return yield* reject(failed, error);
  yield* put(transition('OTPAuthenticate'));
}

/** §4 OTP flow, first step, for an email address. */
function* sendEmailCode(email: string): SagaGenerator<void> {
  if (!isEmail(email)) return yield* reject(failed, invalidEmail());
  yield* sendCodeTo('email', email);
}

/** §4 OTP flow, first step, for a phone number. */
function* sendPhoneCode(method: PhoneMethod, typed: string, origin: PhoneOrigin): SagaGenerator<void> {
  const { isValid, number, choices } = yield* validatePhone(typed, origin);
  if (choices) return yield* put(numberAsked({ method, numbers: [...choices] }));
  if (!isValid) return yield* reject(failed, local('error.invalidPhoneNumber'));
  yield* sendCodeTo(method, number);
}

/**
 * §4 Password flow, first step: the next screen depends on whether the address has an account and a password.
 */
function* lookUp(email: string): SagaGenerator<void> {
  if (!isEmail(email)) return yield* put(failed(invalidEmail()));
  yield* put(flowRequested('passwords'));
  const { data, error } = yield* searchUser(email);
  if (error) return yield* reject(failed, error);
  // Without the next screen's chunk the visitor stays here and may submit again.
  if (!(yield* flowIsReady('passwords'))) return yield* put(failed(CHUNK_NOT_LOADED));
  yield* put(passwordStateUpdated({ email, type: data.userType }));
  yield* put(transition('PasswordCreateOrLogin'));
}

function* sendTyped({
  method,
  value,
  origin,
}: ReturnType<typeof sendRequested>['payload']): SagaGenerator<void> {
  if (method === 'magicLink') return yield* sendMagicLink(value);
  if (method === 'password') return yield* lookUp(value);
  if (!isPhoneTab(method)) return yield* sendEmailCode(value);
  yield* origin ? sendPhoneCode(method, value, origin) : sendCodeTo(method, value);
}

/** The screen after a submission, most often. */
function screenAfter(method: TabMethod): ScreenName {
  if (method === 'magicLink') return 'EmailConfirmation';
  return method === 'password' ? 'PasswordCreateOrLogin' : 'OTPAuthenticate';
}

/** Fetches what the submission and the next screen need, while the visitor types. */
function* prefetchNext(): SagaGenerator<void> {
  const method = (yield* selectScreen(mainSlice)).tab ?? tabsOn(yield* selectConfig())[0];
  if (method) yield* put(screenExpected(screenAfter(method)));
  yield* prepareProtection();
}

function* sendSaga(): SagaGenerator<void> {
  yield* fork(prefetchNext);
  yield* fork(suggestEmailSaga);
  yield* takeLeading(sendRequested, function* ({ payload }): SagaGenerator<void> {
    yield* cancelOnPageRestore(sendTyped(payload));
    yield* put(sendingEnded());
  });
}

/** The part of Main's saga that runs when the visitor types and submits. */
export default { slices: [], saga: sendSaga, screens: {}, slot: SendSlot } satisfies Flow;
