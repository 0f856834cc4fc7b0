import { devToolsStores } from '../../../../tests/browser/devTools';
import { expectNowhere } from '../../../../tests/secrets';
import { renderWidget, setUpWidgetPage } from '../../../../tests/renderWidget';
import { openMail } from '../../../../tests/visits/reset';
import { eventually } from '../../../../tests/time';
import { emailField, heading } from '../../../../tests/visits/signIn';

const page = setUpWidgetPage();

interface Shown {
  widgets: Record<string, { widget: { formState: { resetPasswordState?: unknown } } }>;
}

/** What the newest state says of a reset token. */
const resetPasswordState = (): unknown => {
  const [widget] = Object.values(
    (devToolsStores.at(-1)?.states().at(-1) as Shown | undefined)?.widgets ?? {},
  );
  return widget?.widget.formState.resetPasswordState;
};

describe('§3 Widget state: resetPasswordState', () => {
  it('holds whether there is a token; the token itself is in no state, devtools, storage or log', async () => {
    const { passwordResetToken } = await openMail(page, 'login');
    await heading('Success!');
    await page.idle();
    expect(resetPasswordState()).toEqual({ token: '••••' });
    expectNowhere(page, { passwordResetToken });
  });

  it('is missing in a login widget', async () => {
    renderWidget(page);
    await emailField();
    await eventually(() => expect(resetPasswordState()).toEqual({ token: '' }));
  });
});
