import { screen, within } from '@testing-library/react';
import { renderUi } from '../../../tests/renderUi';
import { UNREACHABLE, type AuthError } from '../../domain/errors/errors';
import { INVALID_JSON } from '../../domain/errors/errorRules';
import { ErrorText } from './ErrorText';

const apiError = (error_message: string, error_type = 'quite_new'): AuthError => ({
  kind: 'api',
  message: '[400] otp_code_not_found …',
  status_code: 400,
  error_type,
  error_message,
  error_url: '',
  request_id: 'request-1',
});

const render = (error: AuthError | null, options?: Parameters<typeof renderUi>[1]) => {
  const { container } = renderUi(<ErrorText id="email" error={error} />, options);
  return container.querySelector<HTMLElement>('[part=error]')!;
};
const show = (error: AuthError | null, strings?: Record<string, string>) => {
  render(error, { strings });
  return screen.getByRole('alert');
};

describe('§8 Error texts', () => {
  it('is an alert that is added to the page, so that every screen reader announces it', () => {
    const { rerender } = renderUi(<ErrorText error={null} />);
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(<ErrorText error={{ kind: 'local', id: 'error.x', message: 'Wrong.' }} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong.');
  });

  it('is added again when the same error occurs again, and not on a re-render (WCAG 4.1.3)', () => {
    const { rerender } = renderUi(<ErrorText error={apiError('No.')} />);
    const first = screen.getByRole('alert');
    const again = apiError('No.');
    rerender(<ErrorText error={again} />);
    const second = screen.getByRole('alert');
    expect(second).not.toBe(first);
    rerender(<ErrorText error={again} />);
    expect(screen.getByRole('alert')).toBe(second);
  });

  it.each<[string, AuthError, string]>([
    [
      'the provider’s message of a type that nobody knows',
      apiError('The code is wrong.'),
      'The code is wrong.',
    ],
    ['the plain message where the provider gave none', apiError(''), '[400] otp_code_not_found …'],
    [
      'an unreachable server, and what to do',
      UNREACHABLE,
      'Unable to contact our servers. Check your internet connection and try again.',
    ],
    [
      'an error of the widget’s own checks',
      { kind: 'local', id: 'error.ofAFlow', message: 'Invalid.' },
      'Invalid.',
    ],
    [
      'a device error that the specification quotes',
      { kind: 'device', name: 'MissingPKCEError', message: '' },
      'Please complete on the same device it was started.',
    ],
    [
      'a text for visitors in place of a device error’s own',
      { kind: 'device', name: 'PasskeysUnsupportedError', message: 'Passkeys are not supported here.' },
      'You cannot use passkeys in this browser or on this page. Please log in another way.',
    ],
    [
      'a text for visitors in place of a schema error’s',
      { kind: 'schema', message: 'body.email: must be a string', issues: [], status_code: 400 },
      'Something did not work. Please check what you entered and try again.',
    ],
  ])('shows %s', (_, error, text) => {
    expect(show(error)).toHaveTextContent(text);
  });

  it.each<[string, AuthError, string]>([
    ['a local error', { kind: 'local', id: 'error.invalidEmail', message: 'Invalid.' }, 'error.invalidEmail'],
    ['a type of the provider', apiError('The code is wrong.', 'otp_code_not_found'), 'error.otpCodeNotFound'],
    ['an unreachable server', UNREACHABLE, 'error.unreachable'],
    ['an answer that is no JSON', INVALID_JSON, 'error.invalidJson'],
  ])('shows the host’s string for %s', (_, error, id) => {
    const area = render(error, { strings: { [id]: 'Das ging nicht.' } });
    expect(area).toHaveTextContent(/^Das ging nicht\.$/);
  });

  it('below our text, the provider’s message is in the description, and is not announced', () => {
    const area = render(apiError('No user of this project has it.', 'email_not_found'));
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^We did not find this email address\. Check it and try again\.$/,
    );
    const detail = screen.getByText('No user of this project has it.');
    expect(detail.closest('[role=alert]')).toBeNull();
    expect(area.querySelector('#email-error')).toContainElement(detail);
    expect(detail).toHaveAttribute('lang', 'en');
  });

  it.each([
    ['says the same', apiError('Please log in to continue', 'user_unauthenticated')],
    ['is missing', apiError('Invalid response from our servers.', 'user_unauthenticated')],
  ])('the provider’s message is left out where it %s', (_, error) => {
    expect(render(error)).toHaveTextContent(/^Please log in to continue\.$/);
  });

  it.each([
    ['no_user_password', 'This user has no password.', false],
    ['unable_to_auth_magic_link', 'The magic link has been used already or has expired.', false],
    ['duplicate_email', 'A user with this email address exists already.', false],
    ['unauthorized_credentials', 'Unauthorized credentials. Reset your password or try again.', false],
    [
      'unable_to_auth_magic_link',
      'The magic link could not be authenticated because it was either already used or expired. Send another magic link to this user.',
      false,
    ],
    ['unauthorized_credentials', 'The public token is malformed.', true],
    ['redirect_url_not_found', 'The redirect URL is not among those of this project.', true],
  ])('of %s, “%s” stands below our text: %s', (type, message, isShown) => {
    const area = render(apiError(message, type));
    expect(within(area).queryByText(message) !== null).toBe(isShown);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it.each([
    [
      'of its own',
      { 'error.serverUnavailable': 'Of its own.', 'error.serviceUnavailable': 'Other.' },
      'Of its own.',
    ],
    ['of the type that means the same', { 'error.serviceUnavailable': 'Other.' }, 'Other.'],
  ])('a type with the text of another one shows the host’s text %s', (_, strings, shown) => {
    expect(render(apiError('Down.', 'server_unavailable'), { strings }).textContent).toBe(shown);
  });

  it('a message that repeats the text of a flow is left out too', () => {
    const detail = 'The passcode has been used already or has expired.';
    const message = 'This passcode has expired or was used.';
    expect(render({ kind: 'local', id: 'error.ofAFlow', message, detail })).toHaveTextContent(
      /^This passcode has expired or was used\.$/,
    );
  });

  it('in another language our text stands alone, in English where there is no translation', () => {
    const error = apiError('No user of this project has it.', 'email_not_found');
    const localeMessages = { 'error.emailNotFound': 'Det finnes ikke.' };
    expect(render(error, { locale: 'nb', localeMessages })).toHaveTextContent(/^Det finnes ikke\.$/);
    const english = render(error, { locale: 'sv', localeMessages: {} });
    expect(english).toHaveTextContent(/^We did not find this email address\. Check it and try again\.$/);
    expect(within(english).getByText(/^We did not/)).toHaveAttribute('lang', 'en');
  });

  it('links the provider’s help addresses in a new tab, without the full stop', () => {
    const alert = show(apiError('See https://stytch.com/docs/api/errors/400#otp_code. Or ask.'));
    const link = within(alert).getByRole('link', { name: 'https://stytch.com/docs/api/errors/400#otp_code' });

    expect(link).toHaveAttribute('href', 'https://stytch.com/docs/api/errors/400#otp_code');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
    expect(alert).toHaveTextContent('See https://stytch.com/docs/api/errors/400#otp_code. Or ask.');
  });

  it.each([
    'http://stytch.com/docs',
    'https://stytch.com.evil.example/docs',
    'https://evilstytch.com/docs',
    'https://stytch.com@evil.example/',
    'https://stytch.com:8443/docs',
    'javascript:alert(1)//https://stytch.com',
    'https://evil.example/?https://stytch.com',
  ])('does not make a link of %s', (address) => {
    const alert = show(apiError(`See ${address} now`));

    expect(alert).toHaveTextContent(`See ${address} now`);
    expect(within(alert).queryByRole('link')).toBeNull();
  });

  it('shows markup in a message as text', () => {
    const alert = show(apiError('<b>no</b> <a href="https://evil.example">x</a>'));

    expect(alert).toHaveTextContent('<b>no</b> <a href="https://evil.example">x</a>');
    expect(within(alert).queryByRole('link')).toBeNull();
  });
});
