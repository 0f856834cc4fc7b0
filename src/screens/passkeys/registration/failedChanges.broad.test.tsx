import { screen } from '@testing-library/react';
import { atTheList, DELETE_WARNING, icons, names } from '../../../../tests/visits/passkeys';
import { button } from '../../../../tests/visits/button';
import { setUpWidgetPage, type RenderedWidget } from '../../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { guardedButton } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

async function rename({ user }: RenderedWidget, name: string, to: string): Promise<void> {
  await user.click(button(`Edit ${name}`));
  await user.keyboard(`${to}{Enter}`);
}

const logged = (what: string) =>
  eventually(() => expect(page.console.take(`The passkey could not be ${what}`)).toHaveLength(1));

async function remove({ user }: RenderedWidget, name: string): Promise<void> {
  await user.click(button(`Delete ${name}`));
  await user.click(await guardedButton('Delete'));
}

describe('§4 Passkey registration widget: a rename that fails', () => {
  it('a failure is only logged, and the row has the name that the provider has', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    const reads = page.calls('/users/me').length;
    holdTime();
    await page.fault(`/webauthn/update/${ids[0]}`, { drop: true, delay_ms: 200 });
    await rename(widget, 'Phone', 'My phone');
    expect(names()).toEqual(['My phone']);
    await pass(200);
    await logged('renamed');
    await eventually(() => expect(names()).toEqual(['Phone']));
    expect(page.calls('/users/me')).toHaveLength(reads + 1);
    expect(widget.errors).toEqual([]);
    await rename(widget, 'Phone', 'My phone');
    await page.idle();
    expect(names()).toEqual(['My phone']);
  });

  it('after a failure without a connection the row has the last known name', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    await page.fault(`/webauthn/update/${ids[0]}`, { drop: true });
    await page.fault('/users/me', { drop: true });
    await rename(widget, 'Phone', 'My phone');
    await logged('renamed');
    await eventually(() => expect(names()).toEqual(['Phone']));
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
  });

  it('a failure of one change leaves another that is under way as it is', async () => {
    const { widget, ids } = await atTheList(page, ['Phone', 'Laptop']);
    holdTime();
    await page.fault(`/webauthn/update/${ids[0]}`, { drop: true });
    await page.fault(`/webauthn/update/${ids[1]}`, { delay_ms: 300 });
    await rename(widget, 'Laptop', 'Computer');
    await rename(widget, 'Phone', 'My phone');
    await logged('renamed');
    expect(names()).toEqual(['My phone', 'Computer']);
    await pass(300);
    await eventually(() => expect(names()).toEqual(['Phone', 'Computer']));
    await page.idle();
    expect(names()).toEqual(['Phone', 'Computer']);
  });

  it('a change that follows a failure at once is kept, and the failure shows after it', async () => {
    const { widget, ids } = await atTheList(page, ['Phone', 'Laptop']);
    holdTime();
    await page.fault(`/webauthn/update/${ids[0]}`, { drop: true });
    await page.fault(`/webauthn/update/${ids[1]}`, { delay_ms: 900 });
    await page.fault('/users/me', { delay_ms: 300 });
    await rename(widget, 'Phone', 'My phone');
    await logged('renamed');
    await rename(widget, 'Laptop', 'Computer');
    await pass(300);
    expect(names()).toEqual(['My phone', 'Computer']);
    await pass(600);
    await eventually(() => expect(names()).toEqual(['Phone', 'Computer']));
    await page.idle();
    expect(names()).toEqual(['Phone', 'Computer']);
  });
});

describe('§4 Passkey registration widget: a deletion that fails', () => {
  it('a failure is only logged, and the row is back, because the passkey still works', async () => {
    const { widget, ids } = await atTheList(page, ['Phone']);
    await page.fault(`/users/webauthn_registrations/${ids[0]}`, { status: 500, body: {} });
    await remove(widget, 'Phone');
    await logged('deleted');
    await eventually(() => expect(names()).toEqual(['Phone']));
    expect(icons()).toEqual(['Edit Phone', 'Delete Phone']);
    expect(widget.errors).toEqual([]);
  });

  it('a failure while another deletion is asked about keeps the question', async () => {
    const { widget, ids } = await atTheList(page, ['Phone', 'Laptop']);
    await page.fault(`/users/webauthn_registrations/${ids[0]}`, { status: 500, body: {}, delay_ms: 200 });
    await remove(widget, 'Phone');
    await widget.user.click(button('Delete Laptop'));
    await logged('deleted');
    await eventually(() => expect(names()).toEqual(['Phone', 'Laptop']));
    expect(screen.getByRole('alert')).toHaveTextContent(`Delete “Laptop”?${DELETE_WARNING}`);
    await widget.user.click(await guardedButton('Delete'));
    expect(names()).toEqual(['Phone']);
  });

  it('after a failure the rows are the provider’s: one that was deleted elsewhere is gone, with its question', async () => {
    const { widget, client, ids } = await atTheList(page, ['Phone', 'Laptop']);
    const refusal = {
      status_code: 404,
      error_type: 'webauthn_registration_not_found',
      error_message: 'Gone.',
    };
    await page.fault(`/users/webauthn_registrations/${ids[0]}`, {
      status: 404,
      body: refusal,
      delay_ms: 200,
    });
    await widget.user.click(button('Delete Phone'));
    const confirm = await guardedButton('Delete');
    holdTime();
    await widget.user.click(confirm);
    await widget.user.click(button('Delete Laptop'));
    await client.user.deleteWebauthnRegistration(ids[1] ?? '');
    await pass(200);
    await logged('deleted');
    await eventually(() => expect(names()).toEqual(['Phone']));
    expect(screen.queryByText(DELETE_WARNING)).toBeNull();
    expect(icons()).toEqual(['Edit Phone', 'Delete Phone']);
  });
});
