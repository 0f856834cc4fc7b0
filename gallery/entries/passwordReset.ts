import { loginRequested } from '../../src/screens/passwords/reset/slice';
import { resendRequested } from '../../src/screens/shared/resend.slice';
import { BOOTSTRAP, bootstrap, refusal, strength } from '../data/answers';
import { dispatch, lack, press, see, type, type Entry, type Step } from './entry';
import { EMAIL } from '../data/people';

const NEW = 'input[autocomplete=new-password]';
const ALERT = '[role=alert]:not(:empty)';
const SUBMIT = 'button[type=submit]:not(:disabled)';
const CHECK = 'POST /passwords/strength_check';
const RESET = 'POST /passwords/email/reset';
const LOGIN = 'POST /magic_links/authenticate';
const SPENT = refusal(
  404,
  'unable_to_auth_magic_link',
  'The magic link could not be authenticated because it was either already used or expired. Send another magic link to this user.',
);

const onReset = {
  screen: 'PasswordResetForm',
  widget: 'passwordReset',
  passwordResetToken: 'token-of-a-mail',
  query: '?stytch_token_type=reset_password',
} as const;
/** The link is redeemed at once, as in the browser that requested the mail. */
const onLogin = {
  ...onReset,
  query: '?stytch_token_type=login',
  config: { passwordOptions: { confirmLogin: false } },
} as const;

const typeStrong: Step[] = [see(NEW), type(NEW, 'plum Kettle orbit 47'), see(SUBMIT)];

export const PASSWORD_RESET_ENTRIES: Entry[] = [
  { ...onReset, name: 'reset-new', title: 'a new password is asked for', sees: NEW },
  {
    ...onReset,
    name: 'reset-weak',
    title: 'a password that is easy to guess',
    answers: {
      [CHECK]: strength({ score: 1, feedback: { warning: 'Sequences like abc or 6543 are easy to guess.' } }),
    },
    steps: [see(NEW), type(NEW, 'abcdef 6543')],
    sees: '[role=status]:not(:empty)',
  },
  {
    ...onReset,
    name: 'reset-strong',
    title: 'a password that is strong enough',
    steps: typeStrong,
    sees: SUBMIT,
  },
  {
    ...onReset,
    name: 'reset-busy',
    title: 'the new password is stored',
    answers: { [RESET]: 'never' },
    steps: [...typeStrong, press(SUBMIT)],
    sees: '[aria-busy=true]',
  },
  {
    ...onReset,
    name: 'reset-refused',
    title: 'the link of the mail was used already',
    answers: { [RESET]: SPENT },
    steps: [...typeStrong, press(SUBMIT)],
    sees: ALERT,
  },
  {
    ...onReset,
    name: 'reset-login-busy',
    title: 'signing in without a new password',
    answers: { [LOGIN]: 'never' },
    steps: [see(NEW), dispatch(loginRequested())],
    sees: '[aria-busy=true]',
  },
  {
    ...onReset,
    name: 'reset-login-refused',
    title: 'signing in without a new password has failed',
    answers: { [LOGIN]: SPENT },
    steps: [see(NEW), dispatch(loginRequested())],
    sees: ALERT,
  },
  {
    ...onReset,
    name: 'reset-elsewhere',
    title: 'the mail was asked for in another browser',
    answers: { [BOOTSTRAP]: bootstrap({ pkce_required_for_password_resets: true }) },
    sees: ALERT,
  },
  {
    ...onLogin,
    name: 'reset-login',
    title: 'the log-in link is redeemed',
    answers: { [LOGIN]: 'never' },
    steps: [see('p')],
    sees: '[role=status]',
  },
  {
    ...onLogin,
    name: 'reset-login-failed',
    title: 'the log-in link was used already',
    answers: { [LOGIN]: SPENT },
    sees: ALERT,
  },
  {
    ...onLogin,
    name: 'reset-login-trouble',
    title: 'the log-in link cannot be redeemed now',
    answers: { [LOGIN]: refusal(500, 'internal_server_error', 'Something went wrong.') },
    sees: ALERT,
  },
  {
    ...onLogin,
    name: 'reset-new-mail-sent',
    title: 'a new mail was sent',
    answers: { [LOGIN]: SPENT },
    steps: [see(ALERT), dispatch(resendRequested(EMAIL))],
    sees: 'strong',
  },
  {
    ...onLogin,
    name: 'reset-login-asked',
    title: 'the log-in link asks for a click',
    config: { passwordOptions: { confirmLogin: true } },
    sees: 'button:not([aria-disabled])',
  },
  {
    ...onReset,
    name: 'reset-waiting',
    title: 'the project’s settings are loading',
    answers: { [BOOTSTRAP]: 'never' },
    sees: '[role=status]',
  },
  {
    ...onReset,
    screen: 'PasswordConfirmation',
    name: 'reset-success',
    title: 'the new password is set',
    steps: [...typeStrong, press(SUBMIT), lack(NEW)],
    sees: 'h2',
  },
];
