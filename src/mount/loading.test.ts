import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL_CODE, emailField } from '../../tests/visits/signIn';

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
