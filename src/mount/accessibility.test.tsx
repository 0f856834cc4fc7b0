import { axe, toHaveNoViolations } from 'jest-axe';
import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import {
  alertText,
  askForEmailCode,
  askForLink,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
  phoneField,
} from '../../tests/visits';

expect.extend(toHaveNoViolations);
const page = setUpWidgetPage();
/** A widget is a part of a page: its host has the landmarks. */
const PART_OF_A_PAGE = { rules: { region: { enabled: false } } };
const check = async (element: Element) => expect(await axe(element, PART_OF_A_PAGE)).toHaveNoViolations();

describe('Accessibility of each screen', () => {
  it('Main, with tabs, a phone number and an error', async () => {
    const config = {
      products: ['otp' as const],
      otpOptions: { methods: ['sms' as const, 'email' as const] },
    };
    const widget = renderWidget(page, { config });
    await enter(widget.user, await phoneField(), '12{Enter}');
    await alertText('Invalid phone number, please try again.');
    await check(widget.element);
    await widget.user.click(screen.getByRole('tab', { name: 'Email' }));
    await emailField();
    await check(widget.element);
  });

  it('OTPAuthenticate, with an error and a toast, and OTPConfirmation', async () => {
    const widget = await askForEmailCode(page);
    await check(widget.element);
    await page.fault('/otps/email/login_or_create', { drop: true });
    await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
    await alertText('Unable to contact our servers.');
    await screen.findByRole('listitem');
    await check(widget.element);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await check(widget.element);
  });

  it('EmailConfirmation, under a mark', async () => {
    await page.project({ bootstrap: { disable_sdk_watermark: false } });
    const widget = await askForLink(page);
    await screen.findByRole('link', { name: /Powered by/ });
    await check(widget.element);
  });

  it('LinkOpenedElsewhere', async () => {
    await page.project({ bootstrap: { pkce_required_for_email_magic_links: true } });
    history.replaceState(null, '', '/?stytch_token_type=magic_links&token=abc');
    const widget = renderWidget(page);
    await widget.client.authenticateByUrl({ session_duration_minutes: 30 }).catch(() => undefined);
    await heading('Open the link where you started');
    await check(widget.element);
  });

  it('a widget in a shadow root', async () => {
    const widget = renderWidget(page, { config: { ...EMAIL_CODE, enableShadowDOM: true } });
    await widget.view.findByRole('textbox', { name: 'Email address' });
    await check(widget.element);
  });

  it('each new screen takes the focus to its field or heading', async () => {
    const widget = await askForEmailCode(page);
    expect(await codeField()).toHaveFocus();
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    expect(await heading('Success!')).toHaveFocus();
    await widget.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await emailField()).toHaveFocus();
  });
});
