import { emailChanged, submitted } from '../../src/screens/main/reducer';
import { emailSuggested, failed } from '../../src/screens/main/slice';
import { flowFailed, loadingSet, otpStateUpdated, transition } from '../../src/store/widget';
import { BOOTSTRAP, bootstrap, TOO_MANY } from '../data/answers';
import {
  ALL_CODES,
  EMAIL_LINK,
  EVERYTHING,
  FEW_SOCIAL,
  LINK_AND_CODES,
  PASSWORDS_AND_CODE,
  WITH_PASSKEYS,
} from '../data/configs';
import { dispatch, lack, see, type Entry, type Step } from './entry';
import { MAIN_PHONE_ENTRIES } from './mainPhone';
import { EMAIL } from '../data/people';
import { ARABIC } from '../data/texts';

const EMAIL_FIELD = 'input[type=email]';
const PHONE_FIELD = 'input[type=tel]';
const BADGE = '[id$=-badge]';
const ALERT = '[role=alert]:not(:empty)';

const submit = (value: string): Step[] => [
  dispatch(emailChanged(value)),
  dispatch(submitted({ method: 'magicLink', value })),
];
const MAIL = 'POST /magic_links/email/login_or_create';

export const MAIN_ENTRIES: Entry[] = [
  {
    name: 'main-tabs',
    screen: 'Main',
    title: 'email link, text message and WhatsApp',
    config: LINK_AND_CODES,
    sees: EMAIL_FIELD,
  },
  { name: 'main-email', screen: 'Main', title: 'email alone', config: EMAIL_LINK, sees: EMAIL_FIELD },
  {
    name: 'main-everything',
    screen: 'Main',
    title: 'passkeys, social providers, passwords and text messages',
    config: EVERYTHING,
    browser: { passkeys: 'button' },
    steps: [
      see('[part=button-secondary]:not([id^=pricerx-oauth]) svg'),
      see('[id^=pricerx-oauth-apple] svg path'),
      see('[id^=pricerx-oauth-google] svg path'),
    ],
    sees: EMAIL_FIELD,
  },
  ...MAIN_PHONE_ENTRIES,
  {
    name: 'main-error',
    screen: 'Main',
    title: 'an invalid email address',
    config: LINK_AND_CODES,
    steps: submit('ada.lovelace@'),
    sees: ALERT,
  },
  {
    name: 'main-sending',
    screen: 'Main',
    title: 'sending',
    config: LINK_AND_CODES,
    answers: { [MAIL]: 'never' },
    steps: submit(EMAIL),
    sees: '[aria-busy=true]',
  },
  {
    name: 'main-unreachable',
    screen: 'Main',
    title: 'the provider cannot be reached',
    config: LINK_AND_CODES,
    answers: { [MAIL]: 'lost' },
    steps: submit(EMAIL),
    sees: ALERT,
  },
  {
    name: 'main-refused',
    screen: 'Main',
    title: 'the provider refuses',
    config: EMAIL_LINK,
    answers: { [MAIL]: TOO_MANY },
    steps: submit(EMAIL),
    sees: ALERT,
  },
  {
    name: 'main-passwords',
    screen: 'Main',
    title: 'one email field for several products',
    config: PASSWORDS_AND_CODE,
    sees: EMAIL_FIELD,
  },
  {
    name: 'main-suggestion',
    screen: 'Main',
    title: 'a typing error in the domain of the address',
    config: EMAIL_LINK,
    steps: [
      see(EMAIL_FIELD),
      dispatch(emailChanged('augusta.ada.king@gmial.com')),
      dispatch(
        emailSuggested({ typed: 'augusta.ada.king@gmial.com', suggestion: 'augusta.ada.king@gmail.com' }),
      ),
    ],
    sees: '[part=button-text]',
  },
  {
    name: 'main-last-email',
    screen: 'Main',
    title: 'the tab that signed in last',
    config: ALL_CODES,
    browser: { lastUsed: 'email' },
    sees: BADGE,
  },
  {
    name: 'main-last-social',
    screen: 'Main',
    title: 'the social provider that signed in last',
    config: FEW_SOCIAL,
    browser: { lastUsed: 'oauth_apple' },
    steps: [see('[id^=pricerx-oauth-apple] svg path'), see('[id^=pricerx-oauth-google] svg path')],
    sees: BADGE,
  },
  {
    name: 'main-last-passkey',
    screen: 'Main',
    title: 'a passkey in the field has signed in last',
    config: WITH_PASSKEYS,
    browser: { passkeys: 'inputs', lastUsed: 'passkeys' },
    sees: '[aria-describedby=pricerx-email-input-note]',
  },
  {
    name: 'main-last-passkey-button',
    screen: 'Main',
    title: 'the passkey button has signed in last',
    config: WITH_PASSKEYS,
    browser: { passkeys: 'button', lastUsed: 'passkeys' },
    sees: BADGE,
  },
  {
    name: 'main-loading',
    screen: 'Main',
    title: 'the chunk of a screen is loading',
    config: EMAIL_LINK,
    steps: [see(EMAIL_FIELD), dispatch(loadingSet(true))],
    sees: '[role=status]',
  },
  {
    name: 'main-code-lost',
    screen: 'OTPAuthenticate',
    title: 'the chunk of a screen could not be loaded',
    config: ALL_CODES,
    steps: [
      see('[role=tab]'),
      dispatch(otpStateUpdated({ type: 'email', otpDestination: EMAIL, expiresAt: 270_000 })),
      dispatch(transition('OTPAuthenticate')),
      see('input[name=code]'),
      dispatch(flowFailed('otp')),
    ],
    sees: ALERT,
  },
  {
    name: 'main-broken',
    screen: 'Main',
    title: 'an unexpected error in the widget',
    config: EMAIL_LINK,
    // An error payload without a type cannot occur, and makes the view throw.
    steps: [see(EMAIL_FIELD), dispatch({ type: failed.type, payload: { kind: 'api' } })],
    sees: ALERT,
  },
  {
    name: 'main-no-header',
    screen: 'Main',
    title: 'without its heading',
    config: EMAIL_LINK,
    styles: { hideHeaderText: true },
    sees: EMAIL_FIELD,
  },
  {
    name: 'main-logo-watermark',
    screen: 'Main',
    title: 'with a logo of the host and the mark below',
    config: LINK_AND_CODES,
    styles: { logo: { logoImageUrl: 'logo.svg' } },
    answers: { [BOOTSTRAP]: bootstrap({ disable_sdk_watermark: false }) },
    steps: [see('a[target=_blank]')],
    sees: 'img',
  },
  {
    name: 'main-arabic',
    screen: 'Main',
    title: 'from right to left, with texts of the host’s own',
    config: ALL_CODES,
    strings: ARABIC,
    dir: 'rtl',
    sees: PHONE_FIELD,
  },
  {
    name: 'config-error-passkeys',
    screen: 'Main',
    title: 'config error: passkeys alone',
    config: { products: ['passkeys'] },
    sees: ALERT,
  },
  {
    name: 'config-error-email',
    screen: 'Main',
    title: 'config error: email link and email code together',
    config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } },
    steps: [lack(EMAIL_FIELD)],
    sees: ALERT,
  },
];
