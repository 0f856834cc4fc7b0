import { fireEvent, screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { button } from '../../tests/visits/button';
import { alertText, codeField, EMAIL, EMAIL_CODE, emailField } from '../../tests/visits/signIn';

const page = setUpWidgetPage();

describe('§1 Mounting: the app is loaded when the visitor comes near', () => {
  it('once, when the settings that require the watermark come after the visitor', async () => {
    await page.project({ bootstrap: { disable_sdk_watermark: false } });
    const settings = `/projects/bootstrap/${page.publicToken}`;
    await page.fault(settings, { delay_ms: 400 });
    renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    await eventually(() => expect(page.calls(settings)).toHaveLength(1));
    screen.getByRole('textbox').focus();
    await emailField();
    await screen.findByRole('link', { name: /Powered by/ });
    await page.idle();
    expect(page.calls(settings)).toHaveLength(1);
    expect(page.console.left()).toEqual([]);
  });
});

const NOT_LOADED = 'This page did not load fully. Check your internet connection and try again.';

/** Breaks what the core needs while it starts. @returns a function that repairs it */
function breakCore(): () => void {
  // All test files share the methods of Node's `crypto`.
  const randomUUID = () => {
    throw new Error('Broken by an extension.');
  };
  const broken = jest.replaceProperty(window, 'crypto', {
    subtle: crypto.subtle,
    randomUUID,
  } as unknown as Crypto);
  return () => void broken.restore();
}

/** Breaks what the app needs while it takes over the form: of the widget's parts, only React listens to clicks there. */
function breakApp(): () => void {
  const { addEventListener } = HTMLDivElement.prototype;
  HTMLDivElement.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
    if (type === 'click' && this.className === 'pricerx-widget') throw new Error('Broken by an extension.');
    addEventListener.call(this, type, ...rest);
  };
  const repair = () => void Object.assign(HTMLDivElement.prototype, { addEventListener });
  page.onCleanUp(repair);
  return repair;
}

describe.each([
  ['core', breakCore],
  ['app', breakApp],
])('§2 Main when the %s cannot start', (_, breakIt) => {
  it.each([
    ['"Try again"', () => button('Try again').click()],
    ['a second submission', () => button('Continue with email').click()],
  ])('the address stays, and %s sends it', async (_, tryAgain) => {
    const { errors } = renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    const repair = breakIt();
    const field = screen.getByLabelText('Email address');
    // In one task, so that it is submitted before anything has failed.
    fireEvent.input(field, { target: { value: EMAIL } });
    button('Continue with email').click();
    await alertText(NOT_LOADED);
    expect(screen.getByLabelText('Email address')).toHaveValue(EMAIL);
    expect(errors).toMatchObject([{ message: NOT_LOADED, cause: 'Broken by an extension.' }]);
    tryAgain();
    await eventually(() => expect(errors).toHaveLength(2));
    repair();
    tryAgain();
    await codeField();
    expect(page.calls('/otps/email/login_or_create')).toHaveLength(1);
    expect(await page.messagesTo(EMAIL)).toHaveLength(1);
    page.console.take('Broken by an extension.');
  });
});
