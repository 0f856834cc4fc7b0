import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../tests/renderUi';
import { TextButton } from '../buttons/TextButton';
import { appStrings } from './app.strings';
import { sharedStrings } from './shared.strings';
import { toastStrings } from '../feedback/toasts.strings';
import { useMessages } from './messages';
import { Text } from './Text';

const strings = {
  'passcode.sent': 'Sent to <bold>{to}</bold>.',
  'passcode.didntGetIt': 'Didn’t get it? <resendButton>Resend code</resendButton>',
  'password.minimum': '{n, plural, one {# character} other {# characters}}',
} as const;

function Example({ to = 'me' }: { to?: string }) {
  const t = useMessages(strings);
  const [resent, setResent] = useState(0);
  const resendButton = (label: React.ReactNode) => (
    <TextButton onClick={() => setResent(resent + 1)}>{label}</TextButton>
  );
  return (
    <>
      <Text>{t.rich('passcode.sent', { to })}</Text>
      <Text>{t.rich('passcode.didntGetIt', {}, { resendButton })}</Text>
      <Text>{t('password.minimum', { n: resent })}</Text>
    </>
  );
}

describe('§1 Strings', () => {
  it('English texts are shown with bold parts and working buttons', async () => {
    const { container } = renderUi(<Example />);
    await userEvent.click(screen.getByRole('button', { name: 'Resend code' }));

    expect(screen.getByText('me').closest('strong')).toBeVisible();
    expect(container).toHaveTextContent('Sent to me.');
    expect(container).toHaveTextContent('1 character');
  });

  it('a string of the host replaces a text by id, in its language', () => {
    const { container } = renderUi(<Example />, {
      strings: { 'passcode.sent': 'An {to} gesendet', 'password.minimum': '{n, plural, other {# Zeichen}}' },
      locale: 'de',
    });

    expect(container).toHaveTextContent('An me gesendet');
    expect(container).toHaveTextContent('0 Zeichen');
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
  });

  it('the language’s text is shown where the host has none', () => {
    const { container } = renderUi(<Example />, {
      strings: { 'passcode.sent': 'Va a {to}', 'password.minimum': '' },
      localeMessages: {
        'passcode.sent': 'Enviado a {to}',
        'password.minimum': '{n, plural, other {# signos}}',
      },
      locale: 'es',
    });

    expect(container).toHaveTextContent('Va a me');
    expect(container).toHaveTextContent('0 signos');
    expect(screen.getByRole('button', { name: 'Resend code' })).toBeVisible();
  });

  it('a placeholder’s value is isolated from the text direction of its sentence', () => {
    renderUi(<Example to="ada@example.com" />, { strings: { 'passcode.sent': 'أرسلنا رسالة إلى {to}.' } });

    expect(screen.getByText('ada@example.com').tagName).toBe('BDI');
  });

  it('unknown tags are shown as text, not as HTML', () => {
    const { container } = renderUi(<Example to="<img src=x>" />, {
      strings: { 'passcode.sent': '<script>Sent</script> to {to}' },
    });

    expect(container).toHaveTextContent('Sent to <img src=x>');
    expect(container.querySelector('script, img')).toBeNull();
  });

  it('a malformed string of the host is shown as given', () => {
    const { container } = renderUi(<Example />, { strings: { 'passcode.sent': 'Sent to {to' } });

    expect(container).toHaveTextContent('Sent to {to');
  });

  it('shared texts have the documented ids', () => {
    expect({ ...sharedStrings, ...appStrings, ...toastStrings }).toMatchObject({
      'success.title': 'Success!',
      'methodDivider.text': 'or',
      'toast.emailResent': 'Email resent',
      'error.unreachable': 'Unable to contact our servers. Check your internet connection and try again.',
    });
  });
});
