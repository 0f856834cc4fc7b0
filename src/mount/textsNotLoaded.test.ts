import { screen } from '@testing-library/react';
import { fieldBeforeAnswers, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { EMAIL_CODE, heading } from '../../tests/visits/signIn';
import type { MountArgs } from './widget/mountArgs';

const page = setUpWidgetPage();
const show = (args: Partial<MountArgs>) => renderWidget(page, { config: EMAIL_CODE, ...args });

// The only test of this file: another one, or its app, may load what this one waits for.
describe('§1 Locale of a mount: texts that are not loaded yet', () => {
  it('the widget is invisible until its texts are loaded, and does not show English first', async () => {
    const widget = show({ locale: 'es-MX' });
    expect(await fieldBeforeAnswers(widget)).not.toBeVisible();
    await heading('Regístrate o inicia sesión');
    expect(screen.getByRole('button', { name: 'Continuar con correo electrónico' })).toBeVisible();
    expect(widget.element.querySelector('pricerx-auth')).toHaveAttribute('lang', 'es-MX');
  });
});
