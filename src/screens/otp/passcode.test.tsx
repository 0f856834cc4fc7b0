import { fireEvent } from '@testing-library/react';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { alertText, askForEmailCode, codeField, EMAIL } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

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

  it('submits a code once that an autofill announces first as 123456, then as 123 456', async () => {
    await askForEmailCode(page);
    const field = await codeField();
    fireEvent.input(field, { target: { value: '123456' } });
    fireEvent.change(field, { target: { value: '123 456' } });
    await alertText('Invalid passcode, please try again.');
    await page.idle();
    expect(page.calls('/otps/authenticate').map(({ body }) => body?.['token'])).toEqual(['123456']);
  });
});
