import { atTheList } from '../../../tests/visits/passkeys';
import { button } from '../../../tests/visits/button';
import { makeClient, renderPasskeyRegistration, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading, guardedButton } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Passkeys: focus of each screen', () => {
  it('a visitor renames and deletes a passkey by keyboard alone', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    const { user } = widget;
    expect(await heading('Your passkeys')).toHaveFocus();
    await user.tab();
    expect(button('Edit Phone')).toHaveFocus();
    await user.keyboard('{Enter}Mobile{Enter}');
    await eventually(() => expect(button('Edit Mobile')).toHaveFocus());
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button('Delete Laptop')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Cancel')).toHaveFocus();
    await user.tab({ shift: true });
    expect(await guardedButton('Delete')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button('Set up another Passkey')).toHaveFocus();
    await user.tab();
    expect(button('Done')).toHaveFocus();
  });
});

describe('§2 Passkey registration widget: focus at the mount', () => {
  it('takes no focus', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    page.onCleanUp(() => input.remove());
    input.focus();
    renderPasskeyRegistration(page, { client: makeClient(page) });
    await alertText('Error: Cannot use PasskeyRegistration component without active user authenticated.');
    expect(input).toHaveFocus();
  });
});
