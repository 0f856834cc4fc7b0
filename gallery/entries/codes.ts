import { submitted } from '../../src/screens/main/reducer';
import { codeEntered } from '../../src/screens/otp/slice';
import { resendRequested } from '../../src/screens/shared/resend.slice';
import { otpStateUpdated } from '../../src/store/widget';
import { data, refusal, TOO_MANY } from '../data/answers';
import { EMAIL_CODE, SMS_CODE } from '../data/configs';
import { dispatch, see, type, type Entry, type Step } from './entry';
import { EMAIL, LONG_EMAIL, PHONE, US } from '../data/people';
import { ARABIC } from '../data/texts';

const CODE = 'input[name=code]';
const SEND = 'POST /otps/email/login_or_create';
const CHECK = 'POST /otps/authenticate';

/** Goes from Main to the code field, 4:30 before the code expires. */
const byEmail = (email = EMAIL): Step[] => [
  dispatch(submitted({ method: 'email', value: email })),
  see(CODE),
  dispatch(otpStateUpdated({ expiresAt: 270_000 })),
];
const bySms: Step[] = [
  see('input[type=tel]'),
  dispatch(submitted({ method: 'sms', value: PHONE, origin: US })),
  see(CODE),
  dispatch(otpStateUpdated({ expiresAt: 270_000 })),
];
/** Types a code. The sixth digit submits it. */
const enter = type(CODE, '123456');

const onEmail = { screen: 'OTPAuthenticate', config: EMAIL_CODE } as const;

export const CODE_ENTRIES: Entry[] = [
  { ...onEmail, name: 'otp-empty', title: 'waiting for the code', steps: byEmail(), sees: CODE },
  {
    ...onEmail,
    name: 'otp-long-address',
    title: 'sent to an address that is longer than a line',
    steps: byEmail(LONG_EMAIL),
    sees: CODE,
  },
  {
    name: 'otp-phone',
    screen: 'OTPAuthenticate',
    title: 'a code sent to a phone, half typed',
    config: SMS_CODE,
    steps: [...bySms, type(CODE, '123')],
    sees: CODE,
  },
  {
    ...onEmail,
    name: 'otp-verifying',
    title: 'the code is checked',
    answers: { [CHECK]: 'never' },
    steps: [...byEmail(), enter],
    sees: '[role=progressbar]',
  },
  {
    ...onEmail,
    name: 'otp-wrong',
    title: 'a wrong code',
    answers: { [CHECK]: refusal(404, 'otp_code_not_found', 'Passcode could not be authenticated.') },
    steps: [...byEmail(), enter],
    sees: '[role=alert]:not(:empty)',
  },
  {
    ...onEmail,
    name: 'otp-unreachable',
    title: 'the provider cannot be reached',
    answers: { [CHECK]: 'lost' },
    steps: [...byEmail(), enter],
    sees: '[role=alert]:not(:empty)',
  },
  {
    ...onEmail,
    name: 'otp-expired',
    title: 'the code has expired',
    steps: [...byEmail(), dispatch(otpStateUpdated({ expiresAt: 0 }))],
    sees: CODE,
  },
  {
    ...onEmail,
    name: 'otp-resending',
    title: 'another code is being sent',
    answers: { [SEND]: [data({ method_id: 'method-test' }), 'never'] },
    steps: [...byEmail(), dispatch(resendRequested())],
    sees: '[aria-busy=true]',
  },
  {
    ...onEmail,
    name: 'otp-resent',
    title: 'the code was sent again',
    steps: [...byEmail(), dispatch(resendRequested()), see('li')],
    sees: CODE,
  },
  {
    ...onEmail,
    name: 'otp-resend-refused',
    title: 'another code was requested too early',
    answers: { [SEND]: [data({ method_id: 'method-test' }), TOO_MANY] },
    steps: [...byEmail(), dispatch(resendRequested()), see('li')],
    sees: 'button[aria-disabled]:not([aria-busy])',
  },
  {
    ...onEmail,
    name: 'otp-resend-unreachable',
    title: 'another code could not be sent',
    answers: { [SEND]: [data({ method_id: 'method-test' }), 'lost'] },
    steps: [...byEmail(), dispatch(resendRequested()), see('li')],
    sees: '[role=alert]:not(:empty)',
  },
  {
    ...onEmail,
    name: 'otp-arabic',
    title: 'from right to left, with texts of the host’s own',
    strings: ARABIC,
    dir: 'rtl',
    steps: byEmail(),
    sees: CODE,
  },
  {
    name: 'otp-success',
    screen: 'OTPConfirmation',
    title: 'the visitor is signed in',
    config: EMAIL_CODE,
    steps: [...byEmail(), dispatch(codeEntered({ code: '123456' }))],
    sees: 'h2',
  },
];
