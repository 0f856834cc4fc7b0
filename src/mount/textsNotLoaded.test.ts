import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage, type RenderedWidget } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL_CODE, heading } from '../../tests/visits/signIn';
import type { MountArgs } from './entry/mountArgs';

const page = setUpWidgetPage();
const show = (args: Partial<MountArgs>) => renderWidget(page, { config: EMAIL_CODE, ...args });

/** The field before any answer can arrive. */
async function drawnField({ element }: RenderedWidget) {
  for (let turn = 0; turn < 5 && !element.querySelector('input'); turn += 1) await null;
  return element.querySelector('input');
}

// No other test of this file may load what these wait for.
describe('§1 Locale of a mount: texts that are not loaded yet', () => {
  it('the widget is invisible until its texts are loaded, and does not show English first', async () => {
    const widget = show({ locale: 'es-MX' });
    expect(await drawnField(widget)).not.toBeVisible();
    await heading('Regístrate o inicia sesión');
    expect(screen.getByRole('button', { name: 'Continuar con correo electrónico' })).toBeVisible();
    expect(widget.element.querySelector('pricerx-auth')).toHaveAttribute('lang', 'es-MX');
  });

  it('a text of Main with ICU syntax is drawn after the message parser is loaded', async () => {
    const widget = show({
      strings: { 'login.title': "Welcome '{'back'}'{end, select, other {!}}" },
    });
    const field = await drawnField(widget);
    expect(field).not.toBeVisible();
    await heading('Welcome {back}!');
    expect(field).toBeVisible();
    await eventually(() => expect(page.console.take('strings["login.title"] has {end}')).toHaveLength(1));
  });
});
