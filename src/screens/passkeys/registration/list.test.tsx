import { screen, within } from '@testing-library/react';
import { atTheList, DELETE_WARNING, icons, nameField, names } from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { setUpWidgetPage } from '../../../../tests/renderWidget';
import { eventually } from '../../../../tests/time';
import { heading } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();
const ONE_PASSWORD = 'bada5566-a7aa-401f-bd96-45619a55120d';

describe('§2 Passkey registration widget: the list', () => {
  it('shows a title, and each passkey with its name and icons', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Work laptop']);
    expect(screen.getByRole('heading', { name: 'Existing Passkeys' })).toBeVisible();
    expect(
      within(screen.getByRole('list', { name: 'Existing Passkeys' })).getAllByRole('listitem'),
    ).toHaveLength(2);
    expect(names()).toEqual(['Phone', 'Work laptop']);
    expect(icons()).toEqual(['Edit Phone', 'Delete Phone', 'Edit Work laptop', 'Delete Work laptop']);
    expect(nameField('Phone')).toBeDisabled();
    expect(button('Set up another Passkey')).toBeEnabled();
    expect(
      button('Set up another Passkey').compareDocumentPosition(button('Done')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    await widget.user.click(button('Done'));
    expect(widget.eventTypes()).toEqual(['PASSKEY_SKIP', 'PASSKEY_DONE']);
    expect(widget.events[1]?.data).toEqual({});
    expect(page.calls('/users/me').length).toBeGreaterThan(0);
  });

  it('the other rows have no icons while one is edited, and none has while a deletion is asked about', async () => {
    const { widget } = await atTheList(page, ['Phone', 'Work laptop']);
    await widget.user.click(button('Edit Phone'));
    expect(icons()).toEqual(['Save Phone', 'Delete Phone']);
    await widget.user.click(button('Delete Phone'));
    expect(icons()).toEqual([]);
    await widget.user.click(button('Cancel'));
    expect(icons()).toEqual(['Edit Phone', 'Delete Phone', 'Edit Work laptop', 'Delete Work laptop']);
  });

  it('shows a text if there is no passkey', async () => {
    const { widget } = await atTheList(page, []);
    expect(widget.element).toHaveTextContent('You have no passkeys.');
  });

  it('has data-testid attributes on the icons and the input of a row', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    const [id = ''] = ids;
    await widget.user.click(screen.getByTestId(`clickable-edit-icon-edit${id}`));
    expect(screen.getByTestId(`editable-row-input-${id}`)).toHaveValue('Phone');
    await widget.user.click(screen.getByTestId(`clickable-edit-icon-save${id}`));
    await widget.user.click(screen.getByTestId(`clickable-edit-icon-delete${id}`));
    expect(screen.getByText(DELETE_WARNING)).toBeVisible();
  });

  it('shows the provider’s list, with passkeys added elsewhere', async () => {
    const { widget, client } = await atTheList(page, ['Phone']);
    await widget.user.click(button('Set up another Passkey'));
    await heading('Set up a new Passkey');
    await client.webauthn.register({ is_passkey: true });
    await widget.user.click(button('Skip'));
    await eventually(() => expect(names()).toEqual(['Phone', 'Passkey 2']));
  });

  it('shows the known passkeys when the provider fails, and reports the error', async () => {
    const { widget, client, ids } = await atTheList(page, ['Telephone']);
    await widget.user.click(button('Set up another Passkey'));
    await heading('Set up a new Passkey');
    await eventually(() => expect(button('Skip')).toBeEnabled());
    await client.webauthn.update({ webauthn_registration_id: ids[0] ?? '', name: 'Phone' });
    await page.fault('/users/me', { status: 500, body: {}, times: 3 });
    await widget.user.click(button('Skip'));
    await eventually(() => expect(widget.errors).toHaveLength(1));
    expect(names()).toEqual(['Phone']);
  });

  it('is hidden after a sign-out', async () => {
    const { client } = await atTheList(page, ['Phone']);
    await client.session.revoke();
    await heading('Set up a new Passkey');
    await eventually(() => screen.getByText(/without active user authenticated/));
    expect(screen.queryByDisplayValue('Phone')).toBeNull();
  });
});

describe('§4 Passkeys: signals after the list', () => {
  it('the ids of all passkeys are signalled where this browser has seen them all', async () => {
    const { device } = await atTheList(page, ['Phone', 'Laptop']);
    await eventually(() =>
      expect(device.sentSignals).toMatchObject([
        { signal: 'allAccepted', allAcceptedCredentialIds: device.ids() },
      ]),
    );
  });
});

describe('§2 Passkey registration widget: the passkey manager’s name', () => {
  it('is shown for a passkey that was created in this browser by a manager that identifies itself', async () => {
    const { widget } = await atTheList(page, ['Phone'], { aaguid: ONE_PASSWORD });
    await eventually(() => expect(widget.element).toHaveTextContent('1Password'));
  });

  it.each([
    ['without a known name', '12345678-1234-1234-1234-123456789012'],
    ['that does not identify itself', undefined],
  ])('is missing for a manager %s', async (_, aaguid) => {
    const { widget } = await atTheList(page, ['Phone'], { aaguid });
    await page.idle();
    expect(widget.element).toHaveTextContent(
      /^Your passkeysExisting PasskeysPhoneSet up another PasskeyDone/,
    );
  });
});
