import { expectNowhere } from '../../../tests/secrets';
import { devToolsStores } from '../../../tests/browser/devTools';
import { comeToLogIn, comeToSignUp, currentPasswordField, typeGood } from '../../../tests/visits/passwords';
import { button } from '../../../tests/visits/button';
import { setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, emailField, enter, heading } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const CANARY = 'canary Zwölf kestrels 4711';

const shownTypes = () =>
  devToolsStores
    .at(-1)
    ?.shown()
    .actions.map(({ type }) => type);

/** The paths of the calls whose bodies hold it. */
const carriers = () =>
  page
    .calls()
    .filter(({ body }) => JSON.stringify(body ?? {}).includes(CANARY))
    .map(({ path }) => path);

type Visitor = Awaited<ReturnType<typeof comeToLogIn>>;

function expectKept({ events, errors }: Visitor): void {
  const reported = JSON.stringify(events) + errors.map((error) => JSON.stringify(error) + error.stack).join();
  expect(reported).not.toContain(CANARY);
  expect(document.cookie).not.toContain(encodeURIComponent(CANARY));
  expectNowhere(page, { CANARY });
}

describe('§4 Password flow: passwords in state, logs, storage, events and addresses', () => {
  it('no new password is found after its check and the sign-up', async () => {
    const widget = await comeToSignUp(page);
    await typeGood(widget, CANARY);
    await widget.user.click(button('Continue'));
    await heading('Success!');
    await page.idle();
    expectKept(widget);
    expect(new Set(carriers())).toEqual(new Set(['/passwords/strength_check', '/passwords']));
    // The devtools have seen the actions that carried it.
    expect(shownTypes()).toContain('widget/passwords/submitted');
    expect(shownTypes()).toContain('widget/passwordStrength/typed');
  });

  it('no wrong password is found outside of its field after a refusal', async () => {
    const widget = await comeToLogIn(page);
    await enter(widget.user, await currentPasswordField(), `${CANARY}{Enter}`);
    await eventually(() => expect(widget.errors).toHaveLength(1));
    await page.idle();
    expectKept(widget);
    expect(carriers()).toEqual(['/passwords/authenticate']);
    await widget.user.click(button('Back'));
    await emailField();
    expectKept(widget);
  });

  it('no password is found after its call failed', async () => {
    const widget = await comeToLogIn(page);
    await page.fault('/passwords/authenticate', { drop: true });
    await enter(widget.user, await currentPasswordField(), `${CANARY}{Enter}`);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    await page.fault('/passwords/authenticate', {
      status: 400,
      body: { body: [{ dataPath: '.password', message: 'should be longer' }] },
    });
    await widget.user.click(button('Continue'));
    await eventually(() => expect(widget.errors).toHaveLength(2));
    await page.idle();
    expectKept(widget);
  });

  it('no password is found that must be replaced', async () => {
    const account = { password: CANARY, requires_reset: true };
    const widget = await comeToLogIn(page, { products: ['passwords'] }, account);
    await enter(widget.user, await currentPasswordField(), `${CANARY}{Enter}`);
    await heading('Please set a new password');
    await page.idle();
    expectKept(widget);
    expect(carriers()).toEqual(['/passwords/authenticate']);
  });
});
