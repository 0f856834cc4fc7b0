import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { loadScripts } from '../../../tests/browser/scripts';
import { eventually } from '../../../tests/time';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();
const SEND = '/otps/email/login_or_create';
const captcha_settings = { enabled: true, siteKey: 'site-key' } as const;
const REFUSED = /We could not complete the security check/;

async function submit() {
  const widget = renderWidget(page, { config: EMAIL_CODE });
  const field = await emailField();
  await page.idle();
  await enter(widget.user, field, `${EMAIL}{Enter}`);
  return { ...widget, field };
}

describe('§4 Bot protection: what a visitor sees', () => {
  it('shows nothing when the captcha passes in the background', async () => {
    await page.project({ bootstrap: { captcha_settings } });
    await page.requireCaptcha([SEND]);
    loadScripts(page);
    const widget = await submit();
    await codeField();
    expect(widget.errors).toEqual([]);
  });

  it('fetches the scripts while the visitor types', async () => {
    const dfp = { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' } as const;
    await page.project({ bootstrap: { captcha_settings, ...dfp } });
    const { urls } = loadScripts(page);
    const { user } = renderWidget(page, { config: EMAIL_CODE });
    const field = await emailField();
    await page.idle();
    expect(urls).toEqual([]);
    await enter(user, field, 'a');
    await eventually(() => expect(urls).toHaveLength(2));
    expect(page.calls(SEND)).toEqual([]);
  });

  it('shows a failed captcha, keeps the typed text, and the button sends again', async () => {
    await page.requireCaptcha([SEND]);
    const widget = await submit();
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(REFUSED));
    expect(widget.field).toHaveValue(EMAIL);
    expect(widget.errors).toMatchObject([{ name: 'StytchAPIUnreachableError' }]);

    await page.requireCaptcha([]);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await codeField();
  });

  it('shows the same text after one retry when a content blocker blocks the captcha', async () => {
    await page.project({ bootstrap: { captcha_settings } });
    await page.requireCaptcha([SEND]);
    loadScripts(page, { blocked: true });
    const widget = await submit();
    await eventually(() => expect(screen.getByRole('alert')).toHaveTextContent(REFUSED));
    expect(widget.field).toHaveValue(EMAIL);
    expect(page.calls(SEND)).toHaveLength(2);
    expect(page.console.take('No captcha token could be had')).toHaveLength(2);
  });

  it('loads no script while the project’s captcha is off', async () => {
    const { urls } = loadScripts(page);
    await submit();
    await codeField();
    expect(urls).toEqual([]);
    expect(document.querySelectorAll('script')).toHaveLength(0);
  });
});
