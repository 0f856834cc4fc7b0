import { submitted } from '../../src/screens/main/reducer';
import { stepRequested } from '../../src/screens/passwords/slice';
import { resendRequested } from '../../src/screens/shared/resend.slice';
import type { UserType } from '../../src/api/endpoints/userSearch';
import { data, refusal, TOO_MANY, type Answers } from '../data/answers';
import { PASSWORDS, PASSWORDS_AND_CODE, PASSWORDS_AND_LINK } from '../data/configs';
import { dispatch, lack, press, see, type, type Entry, type Step } from './entry';
import { EMAIL } from '../data/people';
import { otpStateUpdated } from '../../src/store/widget';

const CURRENT = 'input[autocomplete=current-password]';
const ALERT = '[role=alert]:not(:empty)';
const RESET = 'POST /passwords/email/reset/start';
const LINK = 'POST /magic_links/email/login_or_create';

const known = (userType: UserType): Answers => ({ 'POST /users/search': data({ userType }) });
const give = dispatch(submitted({ method: 'password', value: EMAIL }));
const toLogin: Step[] = [give, see(CURRENT)];
const submit: Step[] = [type(CURRENT, 'not the right one'), press('button[type=submit]')];

const onNew = { screen: 'PasswordCreateOrLogin', config: PASSWORDS } as const;
const onLogin = { ...onNew, answers: known('password') } as const;

/** States for an email address with an account. */
export const PASSWORD_ENTRIES: Entry[] = [
  { ...onLogin, name: 'passwords-login', title: 'a known visitor', steps: toLogin, sees: CURRENT },
  {
    ...onLogin,
    name: 'passwords-login-empty',
    title: 'no password was typed',
    steps: [...toLogin, press('button[type=submit]')],
    sees: ALERT,
  },
  {
    ...onLogin,
    name: 'passwords-login-wrong',
    title: 'a wrong password, with a link as alternative',
    config: PASSWORDS_AND_LINK,
    answers: {
      ...known('password'),
      'POST /passwords/authenticate': refusal(
        401,
        'unauthorized_credentials',
        'Unauthorized credentials. Reset your password or try again.',
      ),
    },
    steps: [...toLogin, ...submit],
    sees: ALERT,
  },
  {
    ...onLogin,
    name: 'passwords-login-busy',
    title: 'the password is checked',
    config: PASSWORDS_AND_LINK,
    answers: { ...known('password'), 'POST /passwords/authenticate': 'never' },
    steps: [...toLogin, ...submit],
    sees: '[aria-busy=true]',
  },
  {
    ...onLogin,
    name: 'passwords-forgot-failed',
    title: 'the reset mail could not be sent',
    answers: { ...known('password'), [RESET]: TOO_MANY },
    steps: [...toLogin, dispatch(stepRequested('forgot'))],
    sees: ALERT,
  },
  {
    ...onNew,
    name: 'passwords-code',
    title: 'an account without a password, code sent',
    config: PASSWORDS_AND_CODE,
    answers: known('passwordless'),
    steps: [give, see('input[name=code]'), dispatch(otpStateUpdated({ expiresAt: 270_000 }))],
    sees: 'input[name=code]',
  },
  {
    ...onNew,
    name: 'passwords-link',
    title: 'an account without a password, link sent',
    config: PASSWORDS_AND_LINK,
    answers: known('passwordless'),
    steps: [give],
    sees: 'a[href*="mail.google.com"]',
  },
  {
    ...onNew,
    name: 'passwords-sending',
    title: 'an account without a password, link on its way',
    config: PASSWORDS_AND_LINK,
    answers: { ...known('passwordless'), [LINK]: 'never' },
    steps: [give, lack('input')],
    sees: '[role=status]',
  },
  {
    ...onNew,
    name: 'passwords-send-failed',
    title: 'an account without a password, link not sent',
    config: PASSWORDS_AND_LINK,
    answers: { ...known('passwordless'), [LINK]: 'lost' },
    steps: [give, see('li')],
    sees: ALERT,
  },
  {
    name: 'passwords-forgot',
    screen: 'PasswordForgot',
    title: 'the reset mail is on its way',
    config: PASSWORDS,
    answers: known('password'),
    steps: [...toLogin, dispatch(stepRequested('forgot')), lack(CURRENT)],
    sees: 'h2',
  },
  {
    name: 'passwords-forgot-resent',
    screen: 'PasswordForgot',
    title: 'sent again',
    config: PASSWORDS,
    answers: known('password'),
    steps: [
      ...toLogin,
      dispatch(stepRequested('forgot')),
      lack(CURRENT),
      dispatch(resendRequested()),
      see('li'),
    ],
    sees: 'p[role=status]:not(:empty)',
  },
  {
    name: 'passwords-forgot-refused',
    screen: 'PasswordForgot',
    title: 'another mail was requested too early',
    config: PASSWORDS,
    answers: { ...known('password'), [RESET]: [data(), TOO_MANY] },
    steps: [
      ...toLogin,
      dispatch(stepRequested('forgot')),
      lack(CURRENT),
      dispatch(resendRequested()),
      see('li'),
    ],
    sees: 'button[aria-disabled]:not([aria-busy])',
  },
  {
    name: 'passwords-forgot-unreachable',
    screen: 'PasswordForgot',
    title: 'another mail could not be sent',
    config: PASSWORDS,
    answers: { ...known('password'), [RESET]: [data(), 'lost'] },
    steps: [
      ...toLogin,
      dispatch(stepRequested('forgot')),
      lack(CURRENT),
      dispatch(resendRequested()),
      see('li'),
    ],
    sees: ALERT,
  },
  {
    name: 'passwords-breached',
    screen: 'PasswordBreached',
    title: 'the password is breached and must be replaced',
    config: PASSWORDS,
    answers: { ...known('password'), 'POST /passwords/authenticate': refusal(401, 'breached_password') },
    steps: [...toLogin, ...submit, lack(CURRENT)],
    sees: 'h2',
  },
  {
    name: 'passwords-dedupe',
    screen: 'PasswordDedupe',
    title: 'the provider requires a new password',
    config: PASSWORDS,
    answers: { ...known('password'), 'POST /passwords/authenticate': refusal(401, 'reset_password') },
    steps: [...toLogin, ...submit, lack(CURRENT)],
    sees: 'h2',
  },
  {
    name: 'passwords-set-new',
    screen: 'PasswordSetNew',
    title: 'an account without a password, and nothing but passwords',
    config: PASSWORDS,
    answers: known('passwordless'),
    steps: [give, lack('input')],
    sees: 'h2',
  },
  {
    name: 'passwords-success',
    screen: 'PasswordConfirmation',
    title: 'the visitor is signed in',
    config: PASSWORDS,
    answers: known('password'),
    steps: [...toLogin, ...submit, lack(CURRENT)],
    sees: 'h2',
  },
];
