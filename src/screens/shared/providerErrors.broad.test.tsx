import { readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/react';
import { REFUSALS, type RefusalType } from '../../../sandbox/verify/refusals';
import { ERROR_TYPES } from '../../../tests/data/errorTypes';
import { renderUi } from '../../../tests/renderUi';
import { renderWidget, setUpWidgetPage, type RenderedWidget } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { comeToConsent } from '../../../tests/visits/consent';
import { comeToLogIn, comeToSignUp, PASSWORD, typeGood } from '../../../tests/visits/passwords';
import { continueButton, openMail, typeStrong } from '../../../tests/visits/reset';
import {
  askForEmailCode,
  EMAIL,
  emailField,
  EMAIL_CODE,
  EMAIL_LINK,
  enter,
  phoneField,
  SMS_CODE,
} from '../../../tests/visits/signIn';
import { atMetamask, START } from '../../../tests/visits/wallets';
import type { SandboxPage } from '../../../tests/sandbox';
import type { AuthError } from '../../domain/errors/errors';
import { LANGUAGES, type Language } from '../../domain/text/locales';
import { ErrorText } from '../../ui/feedback/ErrorText';
import { errorMessage } from '../../ui/feedback/errorMessage';
import { loadedLocaleMessages, loadLocaleMessages } from '../../ui/text/localeMessages';
import { otpStrings } from '../otp/strings';

const page = setUpWidgetPage();

beforeAll(() => Promise.all(LANGUAGES.map(loadLocaleMessages)));

const MESSAGE = 'The provider’s own message.';
const answerOf = (error_type: string) => ({
  status: REFUSALS[error_type as RefusalType]?.[0] ?? 400,
  body: { status_code: 400, error_type, error_message: MESSAGE, error_url: '', request_id: 'r' },
});

const apiError = (error_type: string): AuthError => ({
  kind: 'api',
  message: MESSAGE,
  status_code: 400,
  error_type,
  error_message: MESSAGE,
  error_url: '',
  request_id: 'r',
});

/** The types in the table of docs/errors.md, and all of the sandbox. */
const [, table = ''] = readFileSync('docs/errors.md', 'utf8').split('that a page may want to handle');
const DOCUMENTED = [...table.split('**End of')[0]!.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([a-z_]+)`/g)].map(([, type = '']) => type).filter((type) => type !== 'error_type'),
);
const TYPES = [...new Set([...DOCUMENTED, ...ERROR_TYPES])];

/** Our text for an error type in a language. */
const textOf = (type: string, language: Language): string => {
  const { id = '', message } = errorMessage(apiError(type));
  return loadedLocaleMessages(language)?.[id] ?? message;
};

describe('§8 Error texts: the provider’s errors in each language', () => {
  it('docs/errors.md lists error types', () => {
    expect(DOCUMENTED.length).toBeGreaterThan(30);
    expect(DOCUMENTED).toContain('otp_code_not_found');
  });

  it.each(LANGUAGES)(
    'in %s each has a text of ours, and the provider’s message only in English',
    (locale) => {
      const localeMessages = loadedLocaleMessages(locale);
      for (const type of TYPES) {
        const { container, unmount } = renderUi(<ErrorText error={apiError(type)} />, {
          locale,
          localeMessages,
        });
        const ours = textOf(type, locale);
        expect(ours).not.toBe(MESSAGE);
        expect([type, container.querySelector('[role=alert]')?.textContent]).toEqual([type, ours]);
        expect([type, container.textContent]).toEqual([type, locale === 'en' ? ours + MESSAGE : ours]);
        unmount();
      }
    },
  );
});

interface ScreenRow {
  path: string;
  types: readonly string[];
  /** Comes to the screen in English. The path is faulted afterwards. */
  come: (page: SandboxPage) => Promise<RenderedWidget>;
  /** Causes the call. Default: a press on "Continue". */
  act?: (widget: RenderedWidget) => Promise<void> | void;
  /** Ids of texts that a screen has of its own for a type. */
  own?: Record<string, string>;
}

const pressContinue = () => void fireEvent.click(continueButton());
const ADDRESS_TYPES = ['invalid_email', 'inactive_email', 'too_many_requests', 'internal_server_error'];
const SITE_TYPES = [
  'redirect_url_not_found',
  'no_match_for_provided_magic_link_url',
  'invalid_pkce_code_challenge',
];

const SCREENS: Record<string, ScreenRow> = {
  'Main, email link': {
    path: '/magic_links/email/login_or_create',
    types: [...ADDRESS_TYPES, ...SITE_TYPES, 'pkce_mismatch'],
    come: async (at) => {
      const widget = renderWidget(at, { config: EMAIL_LINK });
      await enter(widget.user, await emailField(), EMAIL);
      return widget;
    },
    act: async ({ user }) => user.keyboard('{Enter}'),
  },
  'Main, email code': {
    path: '/otps/email/login_or_create',
    types: [...ADDRESS_TYPES, 'duplicate_email', 'email_not_found'],
    come: async (at) => {
      const widget = renderWidget(at, { config: EMAIL_CODE });
      await enter(widget.user, await emailField(), EMAIL);
      return widget;
    },
    act: async ({ user }) => user.keyboard('{Enter}'),
  },
  'Main, phone number': {
    path: '/otps/sms/login_or_create',
    types: [
      'invalid_phone_number',
      'invalid_phone_number_country_code',
      'unsubscribed_phone_number',
      'duplicate_phone_number',
      'too_many_requests',
      'session_not_found',
    ],
    come: async (at) => {
      const widget = renderWidget(at, { config: SMS_CODE });
      await enter(widget.user, await phoneField(), '4155550132');
      return widget;
    },
    act: async ({ user }) => user.keyboard('{Enter}'),
  },
  OTPAuthenticate: {
    path: '/otps/authenticate',
    types: [
      'unable_to_auth_otp_code',
      'user_lock_limit_reached',
      'invalid_session_duration',
      'internal_server_error',
      'unauthorized_credentials',
    ],
    come: async (at) => {
      const widget = await askForEmailCode(at);
      await enter(widget.user, widget.element.querySelector('input')!, '12345');
      return widget;
    },
    act: async ({ user, element }) => {
      const field = element.querySelector('input')!;
      await user.clear(field);
      await enter(user, field, '123456');
    },
    own: { unable_to_auth_otp_code: 'error.otpCodeExpired', user_lock_limit_reached: 'error.otpCodeLocked' },
  },
  'PasswordCreateOrLogin, existing user': {
    path: '/passwords/authenticate',
    types: ['unauthorized_credentials', 'no_user_password', 'user_lock_limit_reached', 'session_not_found'],
    come: async (at) => {
      const widget = await comeToLogIn(at);
      await enter(widget.user, widget.element.querySelector('input[type=password]')!, PASSWORD);
      return widget;
    },
    act: pressContinue,
  },
  'PasswordCreateOrLogin, new user': {
    path: '/passwords',
    types: ['weak_password', 'breached_password', 'duplicate_email', 'internal_server_error'],
    come: async (at) => {
      const widget = await comeToSignUp(at);
      await typeGood(widget);
      return widget;
    },
    act: pressContinue,
  },
  PasswordResetForm: {
    path: '/passwords/email/reset',
    types: [
      'weak_password',
      'breached_password',
      'internal_server_error',
      'invalid_password_reset_redirect_url',
    ],
    come: async (at) => {
      const widget = await openMail(at, 'reset_password');
      await typeStrong(widget.user);
      return widget as unknown as RenderedWidget;
    },
    act: pressContinue,
  },
  'CryptoError, connecting': {
    path: START,
    types: ['invalid_crypto_wallet_address', 'invalid_wallet_address_user', 'invalid_siwe_uri'],
    come: async (at) => (await atMetamask(at)).widget,
    act: ({ element }) => void fireEvent.click(element.querySelector('#pricerx-wallet-Metamask')!),
  },
  IDPConsent: {
    path: '/oauth/authorize/start',
    types: ['oauth_client_not_found', 'invalid_redirect_uri', 'oidc_prompt_none_must_be_exclusive'],
    come: async (at) => (await comeToConsent(at)) as unknown as RenderedWidget,
  },
};

/** The widget's visible text, in which an error must stand. */
const shownText = ({ element }: RenderedWidget) => element.textContent ?? '';

describe('§8 Error texts: the provider’s errors on each screen', () => {
  const cases = Object.entries(SCREENS).flatMap(([screen, row]) =>
    row.types.map((type) => [screen, type, row] as const),
  );

  it.each(cases)(
    '%s shows %s in each language, with the provider’s message in English',
    async (_, type, row) => {
      const { path, come, act, own = {} } = row;
      if (!act) await page.fault(path, answerOf(type));
      const widget = await come(page);
      if (act) {
        await page.fault(path, answerOf(type));
        await act(widget);
      }
      for (const locale of LANGUAGES.toReversed()) {
        widget.rerender({ locale });
        const id = own[type];
        const english = otpStrings[id as keyof typeof otpStrings] ?? textOf(type, 'en');
        const ours = (id && loadedLocaleMessages(locale)?.[id]) || (id ? english : textOf(type, locale));
        await eventually(() => expect(shownText(widget)).toContain(locale === 'en' ? english : ours));
        // A code that cannot be used any more has a notice, without the provider's message.
        const hasMessage = locale === 'en' && !id;
        expect([locale, shownText(widget).includes(MESSAGE)]).toEqual([locale, hasMessage]);
        if (hasMessage)
          expect(shownText(widget).indexOf(english)).toBeLessThan(shownText(widget).indexOf(MESSAGE));
      }
    },
  );
});
