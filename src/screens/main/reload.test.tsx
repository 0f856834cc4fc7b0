import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { EMAIL, EMAIL_CODE, codeField, emailField, heading } from '../../../tests/visits';

const page = setUpWidgetPage();
const kept = () => sessionStorage.getItem(`stytch_sdk_state_${page.publicToken}::typed_email`);

/** A visitor submits an address, and then loads the page anew. */
async function reloadAfter(typed: string) {
  const before = renderWidget(page, { config: EMAIL_CODE });
  await before.user.type(await emailField(), `${typed}{Enter}`);
  await codeField();
  before.mount.unmount();
  before.client.destroy();
  return renderWidget(page, { config: EMAIL_CODE });
}

describe('§2 Main after a reload of the page', () => {
  it('has the address again that was submitted', async () => {
    await reloadAfter(EMAIL);
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('forgets it with the sign-in', async () => {
    const widget = await reloadAfter(EMAIL);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await widget.user.type(await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(kept()).toBeNull();
  });

  it('keeps nothing of an address that was only typed', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await widget.user.type(await emailField(), EMAIL);
    expect(kept()).toBeNull();
  });
});
