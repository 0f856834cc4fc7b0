import { providerChosen } from '../../src/screens/oauth/reducer';
import { inAppFound } from '../../src/screens/oauth/slice';
import { oauthProblemFound } from '../../src/store/client';
import { ALL_SOCIAL, FEW_SOCIAL, social } from '../data/configs';
import { dispatch, lack, see, type Entry } from './entry';
import { BOOTSTRAP, bootstrap } from '../data/answers';
import type { OAuthProviderOptions, WidgetConfig } from '../../src/domain/config/config';

/** Waits until each button has its logo. */
const MARKS = [see('button[id^=pricerx-oauth-]'), lack('button[id^=pricerx-oauth-]:not(:has(svg path))')];
const ALERT = '[role=alert]:not(:empty)';
const SPENT = {
  kind: 'api',
  message: '',
  status_code: 404,
  error_type: 'oauth_token_not_found',
  error_message: '',
  error_url: '',
  request_id: '',
} as const;

const onMain = { screen: 'Main', config: FEW_SOCIAL } as const;

const ONE_TAP_PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Safari/604.1';
const oneTap = (position: OAuthProviderOptions['position'], more: WidgetConfig = {}): WidgetConfig => ({
  ...more,
  products: ['oauth', ...(more.products ?? [])],
  oauthOptions: { providers: [{ type: 'google', one_tap: true, position }] },
});
const EMBEDDED = oneTap('embedded', { products: ['otp'], otpOptions: { methods: ['email'] } });

export const SOCIAL_ENTRIES: Entry[] = [
  {
    ...onMain,
    name: 'social-few',
    title: 'social providers, or an email code',
    steps: MARKS,
    sees: 'input[type=email]',
  },
  {
    name: 'social-all',
    screen: 'Main',
    title: 'all nineteen social providers',
    config: ALL_SOCIAL,
    steps: MARKS,
    sees: '#pricerx-oauth-yahoo',
  },
  {
    ...onMain,
    name: 'social-leaving',
    title: 'on the way to a social provider',
    steps: [...MARKS, dispatch(providerChosen('apple'))],
    sees: '[aria-busy=true]',
  },
  {
    ...onMain,
    name: 'social-cancelled',
    title: 'back from a social provider, without an account',
    query: '?error=access_denied',
    browser: { session: { pricerx_auth_oauth: 'google' } },
    steps: MARKS,
    sees: ALERT,
  },
  {
    ...onMain,
    name: 'social-failed',
    title: 'the social provider has failed',
    query: '?error=server_error',
    browser: { session: { pricerx_auth_oauth: 'apple' } },
    steps: MARKS,
    sees: ALERT,
  },
  {
    ...onMain,
    name: 'social-spent',
    title: 'a social sign-in that was used already',
    steps: [...MARKS, dispatch(oauthProblemFound(SPENT))],
    sees: ALERT,
  },
  {
    ...onMain,
    name: 'social-in-app',
    title: 'in an in-app browser, where Google refuses to sign in',
    steps: [...MARKS, dispatch(inAppFound())],
    sees: 'input[type=email]',
  },
  {
    name: 'one-tap-floating',
    screen: 'Main',
    title: 'One Tap above the page, with the form below',
    config: oneTap('floating', { products: ['otp'], otpOptions: { methods: ['email'] } }),
    browser: { oneTap: 'shown' },
    steps: MARKS,
    sees: 'input[type=email]',
    aroundWidget: 'above',
  },
  {
    name: 'one-tap-alone',
    screen: 'Main',
    title: 'One Tap above the page, and nothing else',
    config: oneTap('floating'),
    browser: { oneTap: 'shown' },
    sees: 'div',
    aroundWidget: 'above',
  },
  {
    name: 'one-tap-embedded',
    screen: 'Main',
    title: 'One Tap in place of its button',
    config: EMBEDDED,
    browser: { oneTap: 'shown', userAgent: ONE_TAP_PHONE },
    steps: [see('[data-one-tap]')],
    sees: 'input[type=email]',
  },
  {
    name: 'one-tap-pending',
    screen: 'Main',
    title: 'One Tap is loading',
    config: EMBEDDED,
    browser: { oneTap: 'pending', userAgent: ONE_TAP_PHONE },
    sees: '[id^=pricerx-google-parent-prompt]',
  },
  {
    name: 'one-tap-refused',
    screen: 'Main',
    title: 'the developer message when One Tap fails, with the button instead',
    config: EMBEDDED,
    browser: { oneTap: { over: 'unregistered_origin' }, userAgent: ONE_TAP_PHONE },
    steps: MARKS,
    sees: ALERT,
  },
  {
    name: 'social-watermark',
    screen: 'Main',
    title: 'social providers alone, with the mark below',
    config: social(['google', 'microsoft']),
    answers: { [BOOTSTRAP]: bootstrap({ disable_sdk_watermark: false }) },
    steps: [...MARKS, see('a[target=_blank]')],
    sees: '#pricerx-oauth-microsoft',
  },
];
