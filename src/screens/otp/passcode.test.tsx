import { fireEvent } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { alertText, askForEmailCode, codeField, EMAIL } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const WRONG = 'Invalid passcode, please try again.';
const REFUSAL = {
  status: 404,
  body: {
    status_code: 404,
    error_type: 'otp_code_not_found',
    error_message: 'No.',
    error_url: '',
    request_id: 'r',
  },
};

/** Sets a value as a browser or a password manager does: without React's own setter. */
function setValue(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
}

describe('§5 Passcode: each of these submits 123456 once', () => {
  const ways: Record<string, (input: HTMLInputElement, user: ReturnType<typeof typing>) => unknown> = {
    'typed digit by digit': (input, user) => user.type(input, '123456'),
    'typed with letters between': (input, user) => user.type(input, '12a34-b56'),
    'pasted as 123 456': (input, user) => paste(input, user, '123 456'),
    'pasted as 123-456': (input, user) => paste(input, user, '123-456'),
    'pasted in a sentence': (input, user) => paste(input, user, 'Your code is 123456'),
    'pasted over other digits': async (input, user) => {
      await user.type(input, '98');
      await paste(input, user, '123456');
    },
    'filled at once, with an input event': (input) =>
      void fireEvent.input(input, { target: { value: '123456' } }),
    'set as a value, then announced as input': (input) => {
      setValue(input, '123456');
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    'set as a value, then announced as change': (input) => {
      setValue(input, '123456');
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    'set as a value, then announced twice': (input) => {
      setValue(input, '123456');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
    'announced first as 123456, then as 123 456': (input) => {
      setValue(input, '123456');
      input.dispatchEvent(new Event('input', { bubbles: true }));
      setValue(input, '123 456');
      input.dispatchEvent(new Event('change', { bubbles: true }));
    },
  };
  const typing = (widget: Awaited<ReturnType<typeof askForEmailCode>>) => widget.user;
  async function paste(input: HTMLInputElement, user: ReturnType<typeof typing>, text: string) {
    await user.click(input);
    await user.paste(text);
  }

  it.each(Object.keys(ways))('%s', async (way) => {
    const widget = await askForEmailCode(page);
    await page.fault('/otps/authenticate', REFUSAL);
    await ways[way]?.(await codeField(), widget.user);
    await alertText(WRONG);
    await page.idle();
    expect(page.calls('/otps/authenticate').map(({ body }) => body?.['token'])).toEqual(['123456']);
  });
});

describe('§5 Passcode: the field', () => {
  it('is one input with autocomplete one-time-code', async () => {
    await askForEmailCode(page);
    const input = await codeField();
    expect(document.querySelectorAll('input')).toHaveLength(1);
    expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    expect(input).toHaveAttribute('inputmode', 'numeric');
    expect(input).not.toHaveAttribute('maxlength');
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(expect.stringContaining(`We sent a 6-digit code to ${EMAIL}`));
    expect(input).toHaveAccessibleDescription(/checked as soon as you enter the sixth digit\.$/);
  });
});
