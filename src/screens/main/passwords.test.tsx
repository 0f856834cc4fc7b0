import { screen } from '@testing-library/react';
import { comeToLogIn, giveEmail, makeAccount, PASSWORDS } from '../../../tests/visits/passwords';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { alertText, EMAIL, emailField, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§4 Password flow: lookup of the address', () => {
  it('sends the address alone, and logs no event', async () => {
    const widget = await comeToLogIn(page);
    expect(page.calls('/users/search').map(({ body }) => body)).toEqual([{ email: EMAIL }]);
    await page.idle();
    expect(widget.events).toEqual([]);
    expect(await page.events('email_sent')).toEqual([]);
    expect(await page.messagesTo(EMAIL)).toEqual([]);
  });

  it.each(['', 'ada@example'])('refuses "%s" without a call or an event', async (text) => {
    const widget = renderWidget(page, { config: PASSWORDS });
    const field = await emailField();
    expect(field).toHaveAttribute('autocomplete', 'email');
    if (text) await widget.user.type(field, text);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await alertText('Invalid email address, please try again.');
    expect(field).toHaveFocus();
    expect(page.calls('/users/search')).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('a failed lookup keeps the address, and the same button tries again', async () => {
    await makeAccount(page);
    await page.fault('/users/search', { drop: true });
    const widget = await giveEmail(page);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(await emailField()).toHaveValue(EMAIL);
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await heading('Log in');
  });

  it.each([
    ['no userType', { data: {} }],
    ['an unknown userType', { data: { userType: 'admin' } }],
    ['a userType that is not a string', { data: { userType: null } }],
    ['a string instead of an object', { data: 'new' }],
  ])('an answer with %s is shown to the visitor and reported to the host', async (_, body) => {
    await makeAccount(page);
    await page.fault('/users/search', { status: 200, body });
    const widget = await giveEmail(page);
    await alertText('Invalid JSON response from our servers. Please try again in a few minutes.');
    expect(await emailField()).toHaveValue(EMAIL);
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await heading('Log in');
  });
});
