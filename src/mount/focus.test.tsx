import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../tests/renderWidget';
import { askForEmailCode, codeField, EMAIL, emailField, enter, heading } from '../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Screens: focus', () => {
  it('each new screen moves the focus to its field or heading', async () => {
    const widget = await askForEmailCode(page);
    expect(await codeField()).toHaveFocus();
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    expect(await heading('Success!')).toHaveFocus();
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await emailField()).toHaveFocus();
  });
});
