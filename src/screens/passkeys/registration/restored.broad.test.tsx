import { screen } from '@testing-library/react';
import { atTheStart } from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { heading, isOff, restorePage } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§2 Passkey registration widget: a page restored from the back/forward cache', () => {
  it('has no prompt, and its buttons work', async () => {
    const { widget, device } = await atTheStart(page);
    device.visitorWill('wait');
    await widget.user.click(button('Create a Passkey'));
    await eventually(() => expect(device.isOpen()).toBe(true));
    expect(isOff(button('Create a Passkey'))).toBe(true);
    expect(button('Skip')).toBeDisabled();
    restorePage();
    await eventually(() => expect(isOff(button('Create a Passkey'))).toBe(false));
    expect(button('Skip')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(widget.errors).toEqual([]);
    await eventually(() => expect(device.isOpen()).toBe(false));
    device.visitorWill('approve');
    await widget.user.click(button('Create a Passkey'));
    await heading('Passkey successfully created!');
  });
});
