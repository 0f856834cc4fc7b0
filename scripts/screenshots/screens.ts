import { PUBLIC_TOKEN } from '../../e2e/support/page';
import {
  ALL_CODES,
  alert,
  askForEmailCode,
  askForLink,
  askForSmsCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  LINK_AND_CODES,
  phoneField,
  shown,
  SMS_CODE,
} from '../../e2e/support/widget';

import { ARABIC, DARK, LOGO } from './looks';
import { CONSENT_SCREENS } from './consentScreens';
import { PASSKEY_SCREENS } from './passkeyScreens';
import { PASSWORD_SCREENS } from './passwordScreens';
import { SOCIAL_SCREENS } from './socialScreens';
import {
  EMAIL,
  holdCountdown,
  PHONE,
  PKCE_TOKEN,
  redeem,
  stopTime,
  toWrongCode,
  WATERMARK_TOKEN,
  type Screen,
} from './reach';

export const SCREENS: Screen[] = [
  {
    name: 'main-tabs',
    title: 'Main: email link, text message and WhatsApp',
    args: { config: LINK_AND_CODES },
    reach: ({ page }) => shown(emailField(page)),
  },
  {
    name: 'main-email',
    title: 'Main: email alone',
    args: { config: EMAIL_LINK },
    reach: ({ page }) => shown(emailField(page)),
  },
  {
    name: 'main-phone',
    title: 'Main: phone number',
    args: { config: ALL_CODES },
    async reach({ page }) {
      await phoneField(page).pressSequentially(PHONE);
      await page.waitForFunction(() =>
        document.querySelector<HTMLInputElement>('input[type=tel]')?.value.includes('('),
      );
    },
  },
  {
    name: 'main-error',
    title: 'Main: an address that is none',
    args: { config: LINK_AND_CODES },
    async reach({ page }) {
      await emailField(page).fill('ada.lovelace@');
      await button(page, 'Continue with email').click();
      await shown(alert(page));
    },
  },
  {
    name: 'main-sending',
    title: 'Main: sending',
    args: { config: LINK_AND_CODES },
    async reach({ page, site }) {
      const path = '/magic_links/email/login_or_create';
      await site.control.addFault({ public_token: PUBLIC_TOKEN, path, delay_ms: 4_000 });
      await emailField(page).fill(EMAIL);
      await button(page, 'Continue with email').click();
      await shown(page.locator('[aria-busy=true]'));
    },
  },
  {
    name: 'main-unreachable',
    title: 'Main: the provider cannot be reached',
    args: { config: LINK_AND_CODES },
    async reach({ page, site }) {
      const path = '/magic_links/email/login_or_create';
      await site.control.addFault({ public_token: PUBLIC_TOKEN, path, drop: true, times: 5 });
      await emailField(page).fill(EMAIL);
      await button(page, 'Continue with email').click();
      await shown(alert(page));
      await site.control.clearFaults(PUBLIC_TOKEN);
    },
  },
  {
    name: 'otp-empty',
    title: 'OTPAuthenticate: waiting for the code',
    args: { config: EMAIL_CODE },
    async reach({ page }) {
      await askForEmailCode(page, EMAIL);
      await holdCountdown(page);
    },
  },
  {
    name: 'otp-phone',
    title: 'OTPAuthenticate: a code sent to a phone, half typed',
    args: { config: SMS_CODE },
    async reach({ page }) {
      await askForSmsCode(page, PHONE);
      await page.getByText('(415) 555-0132').waitFor();
      await codeField(page).pressSequentially('123');
      await holdCountdown(page);
    },
  },
  {
    name: 'otp-wrong',
    title: 'OTPAuthenticate: a wrong code',
    args: { config: EMAIL_CODE },
    async reach(shot) {
      await toWrongCode(shot);
      await holdCountdown(shot.page);
    },
  },
  {
    name: 'otp-expired',
    title: 'OTPAuthenticate: the code has expired',
    args: { config: EMAIL_CODE },
    async reach({ page }) {
      await askForEmailCode(page, EMAIL);
      await page.clock.fastForward(5 * 60_000);
      await shown(page.getByText('Your code has expired.'));
    },
  },
  {
    name: 'otp-resent',
    title: 'OTPAuthenticate: the code was sent again',
    args: { config: EMAIL_CODE },
    async reach({ page }) {
      await askForEmailCode(page, EMAIL);
      await stopTime(page);
      await button(page, 'Resend code').click();
      await shown(page.getByRole('status').filter({ hasText: 'Email resent' }));
      await shown(page.getByText('5:00'));
    },
  },
  {
    name: 'otp-success',
    title: 'OTPConfirmation',
    args: { config: EMAIL_CODE },
    async reach({ page, site }) {
      await askForEmailCode(page, EMAIL);
      await codeField(page).fill(await codeSentTo(site, EMAIL));
      await shown(heading(page, 'Success!'));
    },
  },
  {
    name: 'email-confirmation',
    title: 'EmailConfirmation',
    args: { config: EMAIL_LINK },
    reach: ({ page }) => askForLink(page, EMAIL),
  },
  {
    name: 'link-elsewhere',
    title: 'LinkOpenedElsewhere',
    args: { publicToken: PKCE_TOKEN, config: LINK_AND_CODES },
    query: '?stytch_token_type=magic_links&token=of-another-browser',
    async reach({ page, site }) {
      const { endpoints } = await site.control.health();
      await page.evaluate(redeem, { publicToken: PKCE_TOKEN, endpoints });
      await shown(heading(page, 'Open the link where you started'));
    },
  },
  ...SOCIAL_SCREENS,
  ...PASSWORD_SCREENS,
  ...PASSKEY_SCREENS,
  ...CONSENT_SCREENS,
  {
    name: 'config-error-passkeys',
    title: 'Config error: passkeys alone',
    args: { config: { products: ['passkeys'] } },
    reach: ({ page }) => shown(alert(page)),
  },
  {
    name: 'config-error-email',
    title: 'Config error: email link and email code together',
    args: { config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } } },
    reach: ({ page }) => shown(alert(page)),
  },
  {
    name: 'theme-dark',
    title: 'A dark theme, by styles',
    args: { config: LINK_AND_CODES, styles: DARK },
    reach: ({ page }) => shown(emailField(page)),
  },
  {
    name: 'theme-dark-otp',
    title: 'A dark theme: a wrong code',
    args: { config: EMAIL_CODE, styles: DARK },
    async reach(shot) {
      await toWrongCode(shot);
      await holdCountdown(shot.page);
    },
  },
  {
    name: 'rtl',
    title: 'A page written from right to left, with texts of its own',
    args: { config: ALL_CODES, strings: ARABIC },
    dir: 'rtl',
    reach: ({ page }) => shown(page.locator('input[type=tel]')),
  },
  {
    name: 'rtl-otp',
    title: 'From right to left: waiting for the code',
    args: { config: EMAIL_CODE, strings: ARABIC },
    dir: 'rtl',
    async reach({ page }) {
      await page.locator('input[type=email]').fill(EMAIL);
      await page.keyboard.press('Enter');
      await page.locator('input[name=code]').waitFor();
      await holdCountdown(page);
    },
  },
  {
    name: 'watermark-logo',
    title: 'With a logo of the host and the mark below',
    args: { publicToken: WATERMARK_TOKEN, config: LINK_AND_CODES, styles: LOGO },
    async reach({ page }) {
      await shown(page.locator('pricerx-auth a[target=_blank]'));
      await shown(page.locator('pricerx-auth img'));
    },
  },
];
