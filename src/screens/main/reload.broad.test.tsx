import { eventually } from '../../../tests/time';
import { screen } from '@testing-library/react';
import { signIn } from '../../../tests/visits/headless';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const kept = () => sessionStorage.getItem(`stytch_sdk_state_${page.publicToken}::typed_email`);

/** A visitor submits an address, and then loads the page anew. */
async function reloadAfter(typed: string) {
  const before = renderWidget(page, { config: EMAIL_CODE });
  await enter(before.user, await emailField(), `${typed}{Enter}`);
  await codeField();
  before.mount.unmount();
  before.client.destroy();
  return renderWidget(page, { config: EMAIL_CODE });
}

describe('§2 Main after a reload', () => {
  it('has no address where the client does not remember the user', async () => {
    const options = { rememberUser: false };
    const { user } = renderWidget(page, { config: EMAIL_CODE, client: makeClient(page, options) });
    await enter(user, await emailField(), `${EMAIL}{Enter}`);
    await codeField();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(EMAIL);
  });

  it('shows the submitted address again (WCAG 3.3.7)', async () => {
    await reloadAfter(EMAIL);
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('forgets the address after a sign-in', async () => {
    const widget = await reloadAfter(EMAIL);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(kept()).toBeNull();
  });

  it('forgets the address after a sign-in by the client', async () => {
    const widget = await reloadAfter(EMAIL);
    const { method_id } = await widget.client.otps.email.loginOrCreate(EMAIL);
    expect(kept()).not.toBeNull();
    widget.mount.unmount();
    const code = await page.lastCode(EMAIL);
    await widget.client.otps.authenticate(code, method_id, { session_duration_minutes: 30 });
    expect(kept()).toBeNull();
  });

  it('forgets the address after a sign-in in another tab', async () => {
    sessionStorage.setItem(`stytch_sdk_state_${page.publicToken}::typed_email`, EMAIL);
    const client = makeClient(page);
    await signIn(page, client);
    client.destroy();
    sessionStorage.setItem(`stytch_sdk_state_${page.publicToken}::typed_email`, EMAIL);
    makeClient(page);
    await eventually(() => expect(kept()).toBeNull());
  });

  it('does not store an address that was typed and not submitted', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await enter(widget.user, await emailField(), EMAIL);
    expect(kept()).toBeNull();
  });
});
