import { atTheButton, atTheList, button } from '../../../tests/visits/passkeys';
import { makeClient, renderPasskeyRegistration, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Passkeys: where the focus goes', () => {
  it('PasskeyConfirmation: to the heading', async () => {
    const { widget, device, button: login } = await atTheButton(page);
    device.visitorWill('wait');
    await widget.user.click(login);
    await eventually(() => expect(device.isOpen()).toBe(true));
    device.approve();
    expect(await heading('Success!')).toHaveFocus();
  });

  it('by the keyboard alone: a row is renamed, and another one deleted', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    const { user } = widget;
    expect(await heading('Your Passkeys')).toHaveFocus();
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
    await user.keyboard('{Enter}');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(button('Set up another Passkey')).toHaveFocus();
    await user.tab();
    expect(button('Done')).toHaveFocus();
  });
});

describe('§2 Passkey registration widget: no focus is taken when it appears', () => {
  it('leaves it to the page', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    page.onCleanUp(() => input.remove());
    input.focus();
    renderPasskeyRegistration(page, { client: makeClient(page) });
    await alertText('Error: Cannot use PasskeyRegistration component without active user authenticated.');
    expect(input).toHaveFocus();
  });
});
