import { axe, toHaveNoViolations } from 'jest-axe';
import { atTheButton, atTheList, atTheStart, button, NOT_FOUND, START } from '../../../tests/passkeyVisits';
import { makeClient, renderPasskeyRegistration, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, heading } from '../../../tests/visits';

expect.extend(toHaveNoViolations);
const page = setUpWidgetPage();
/** A widget is a part of a page: its host has the landmarks. */
const PART_OF_A_PAGE = { rules: { region: { enabled: false } } };
const check = async ({ element }: { element: Element }) =>
  expect(await axe(element, PART_OF_A_PAGE)).toHaveNoViolations();

describe('§2 Accessibility of the passkey screens', () => {
  it('Main with the button, also busy and with a problem; PasskeyConfirmation', async () => {
    const { widget, device, button: login } = await atTheButton(page);
    await check(widget);
    await page.fault(START, {
      status: 404,
      body: { status_code: 404, error_type: 'webauthn_registration_not_found', error_message: '' },
    });
    await widget.user.click(login);
    await alertText(NOT_FOUND);
    await check(widget);
    device.visitorWill('wait');
    await widget.user.click(login);
    await eventually(() => expect(device.isOpen()).toBe(true));
    await check(widget);
    device.approve();
    expect(await heading('Success!')).toHaveFocus();
    await check(widget);
  });

  it('PasskeyRegistrationStart, also with a problem and without a user', async () => {
    const { widget, device } = await atTheStart(page);
    await check(widget);
    device.visitorWill('decline');
    await widget.user.click(button('Create a Passkey'));
    await eventually(() => expect(widget.errors).toHaveLength(1));
    await check(widget);
    widget.mount.unmount();
    await widget.client.session.revoke();
    const stranger = renderPasskeyRegistration(page, { client: widget.client });
    await alertText('Error: Cannot use PasskeyRegistration component without active user authenticated.');
    await check(stranger);
  });

  it('PasskeyRegistrationSuccess: the list, a row that is edited, one that may go, none', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    await check(widget);
    await widget.user.click(button('Edit Phone'));
    await check(widget);
    await widget.user.keyboard('{Escape}');
    await widget.user.click(button('Delete Phone'));
    await check(widget);
    await widget.user.click(button('Delete'));
    await check(widget);
  });

  it('by the keyboard alone: a row is renamed, and another one deleted', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    const { user } = widget;
    expect(await heading('Passkey successfully created!')).toHaveFocus();
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
    expect(button('Done')).toHaveFocus();
  });
});

describe('§2 The passkey widget takes no focus when it appears', () => {
  it('leaves it to the page', async () => {
    const input = document.body.appendChild(document.createElement('input'));
    page.onCleanUp(() => input.remove());
    input.focus();
    renderPasskeyRegistration(page, { client: makeClient(page) });
    await alertText('Error: Cannot use PasskeyRegistration component without active user authenticated.');
    expect(input).toHaveFocus();
  });
});
