import { screen } from '@testing-library/react';
import {
  atTheList,
  DELETE_WARNING,
  findButton,
  icons,
  nameField,
  names,
} from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { enter, guardedButton, heading } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§4 Passkey registration widget: rename', () => {
  it('changes the list at once and then the provider, one row at a time', async () => {
    const { widget, client, ids } = await atTheList(page, ['Phone', 'Laptop']);
    await widget.user.click(button('Edit Phone'));
    const field = nameField('Phone');
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    expect(nameField('Laptop')).toBeDisabled();
    expect(icons()).toEqual(['Save Phone', 'Delete Phone']);
    expect(button('Done')).toBeDisabled();
    expect(button('Set up another Passkey')).toBeDisabled();

    await page.fault(`/webauthn/update/${ids[0]}`, { delay_ms: 100 });
    await widget.user.clear(field);
    await enter(widget.user, field, 'Old phone');
    await widget.user.click(button('Save Phone'));
    expect(names()).toEqual(['Old phone', 'Laptop']);
    expect(field).toBeDisabled();
    expect(button('Edit Old phone')).toHaveFocus();
    expect(button('Done')).toBeEnabled();
    await eventually(() =>
      expect(client.user.getSync()?.webauthn_registrations.map(({ name }) => name)).toEqual([
        'Old phone',
        'Laptop',
      ]),
    );
    expect(page.lastCall(`/webauthn/update/${ids[0]}`).body).toEqual({ name: 'Old phone' });
    expect(icons()).toHaveLength(4);
  });

  it('Enter saves, and Escape restores the name', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    await widget.user.click(button('Edit Phone'));
    await widget.user.keyboard('My phone{Enter}');
    await eventually(() =>
      expect(page.lastCall(`/webauthn/update/${ids[0]}`).body).toEqual({ name: 'My phone' }),
    );
    const before = page.calls().length;
    await widget.user.click(await findButton('Edit My phone'));
    await widget.user.keyboard('No{Escape}');
    expect(names()).toEqual(['My phone']);
    expect(await findButton('Edit My phone')).toHaveFocus();
    await page.idle();
    expect(
      page
        .calls()
        .slice(before)
        .filter(({ method }) => method === 'PUT'),
    ).toEqual([]);
  });

  it.each([
    ['nothing but spaces', '   '],
    ['the same name', 'Phone'],
  ])('%s changes nothing and sends nothing', async (_, text) => {
    const { widget } = await atTheList(page, ['Phone']);
    const puts = () => page.calls().filter(({ method }) => method === 'PUT').length;
    const before = puts();
    await widget.user.click(button('Edit Phone'));
    await widget.user.clear(nameField('Phone'));
    await widget.user.keyboard(text);
    await widget.user.click(button('Save Phone'));
    expect(names()).toEqual(['Phone']);
    await page.idle();
    expect(puts()).toBe(before);
  });

  it('any text is a valid name', async () => {
    const { widget, client } = await atTheList(page, ['Phone']);
    const name = `<b>“Ünï”</b> {name} ${'x'.repeat(200)}`;
    await widget.user.click(button('Edit Phone'));
    const field = nameField('Phone');
    await widget.user.clear(field);
    await widget.user.click(field);
    await widget.user.paste(name);
    await widget.user.keyboard('{Enter}');
    await eventually(() => expect(client.user.getSync()?.webauthn_registrations[0]?.name).toBe(name));
    expect(names()).toEqual([name]);
  });
});

describe('§4 Passkey registration widget: delete', () => {
  it('asks first, with a warning and two buttons (PasskeyRegistrationSuccess, WCAG 3.3.4)', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    await widget.user.click(button('Delete Laptop'));
    expect(screen.getByRole('alert')).toHaveTextContent(`Delete “Laptop”?${DELETE_WARNING}`);
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Set up another Passkey' })).toBeNull();
    expect(icons()).toEqual([]);
    expect(await guardedButton('Delete')).toBeEnabled();
    expect(button('Cancel')).toHaveFocus();
    await widget.user.click(button('Cancel'));
    expect(screen.queryByText(DELETE_WARNING)).toBeNull();
    expect(button('Delete Laptop')).toHaveFocus();
    expect(names()).toEqual(['Phone', 'Laptop']);
    expect(page.calls().filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('Escape cancels and returns the focus (PasskeyRegistrationSuccess, WCAG 2.1.1)', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Laptop']);
    await widget.user.click(button('Delete Phone'));
    expect(button('Cancel')).toHaveFocus();
    await widget.user.keyboard('{Escape}');
    await eventually(() => expect(button('Delete Phone')).toHaveFocus());
    expect(nameField('Laptop')).toBeInTheDocument();
  });

  it('changes the list at once, then the provider, then the device', async () => {
    const { widget, client, ids, device } = await atTheList(page, ['Phone', 'Laptop']);
    const path = `/users/webauthn_registrations/${ids[0]}`;
    await page.fault(path, { delay_ms: 100 });
    const before = device.sentSignals.length;
    await widget.user.click(button('Delete Phone'));
    await widget.user.click(await guardedButton('Delete'));
    expect(names()).toEqual(['Laptop']);
    expect(screen.getByRole('heading', { name: 'Existing Passkeys' })).toHaveFocus();
    expect(button('Done')).toBeEnabled();
    await eventually(() => expect(client.user.getSync()?.webauthn_registrations).toHaveLength(1));
    expect(page.lastCall(path).method).toBe('DELETE');
    await eventually(() =>
      expect(device.sentSignals.slice(before)).toMatchObject([
        { signal: 'allAccepted', allAcceptedCredentialIds: [device.ids()[1]] },
      ]),
    );
  });

  it('the call continues when the visitor leaves the screen', async () => {
    const { widget, client, ids } = await atTheList(page, ['Phone']);
    await page.fault(`/users/webauthn_registrations/${ids[0]}`, { delay_ms: 150 });
    await widget.user.click(button('Delete Phone'));
    await widget.user.click(await guardedButton('Delete'));
    await widget.user.click(button('Set up another Passkey'));
    await heading('Set up a new Passkey');
    await eventually(() => expect(client.user.getSync()?.webauthn_registrations).toEqual([]));
  });

  it('ends a rename of the same row', async () => {
    const { widget } = await atTheList(page, ['Phone']);
    await widget.user.click(button('Edit Phone'));
    await widget.user.keyboard('Other');
    await widget.user.click(button('Delete Phone'));
    expect(names()).toEqual(['Phone']);
    expect(nameField('Phone')).toBeDisabled();
    await widget.user.click(button('Cancel'));
    expect(icons()).toEqual(['Edit Phone', 'Delete Phone']);
  });
});
