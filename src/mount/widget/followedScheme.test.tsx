import { makeElement, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { socialConfig } from '../../../tests/visits/social';
import { EMAIL_CODE, emailField } from '../../../tests/visits/signIn';
import { DARK } from '../../domain/theme/dark';
import type { ColorScheme } from '../../domain/theme/styles';
import { DEFAULTS } from '../../domain/theme/theme';

const page = setUpWidgetPage();

/** Sets the visitor's colour scheme; jsdom has no `matchMedia`. Returns a function that changes it. */
function visitorsSetting(dark: boolean) {
  const media = Object.assign(new EventTarget(), { matches: dark });
  const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => media });
  page.onCleanUp(() => {
    if (before) Object.defineProperty(window, 'matchMedia', before);
    else Reflect.deleteProperty(window, 'matchMedia');
  });
  return (matches: boolean) => {
    media.matches = matches;
    media.dispatchEvent(new Event('change'));
  };
}

const schemeOf = (element: Element) => getComputedStyle(element).getPropertyValue('--pricerx-color-scheme');
const cardOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--pricerx-container-background-color');

describe('§3 Theme: the colour scheme of a mount', () => {
  it('is light by default, even if the visitor prefers dark', () => {
    visitorsSetting(true);
    const { element } = renderWidget(page, { config: EMAIL_CODE });

    expect([schemeOf(element), cardOf(element)]).toEqual(['light', DEFAULTS.container.backgroundColor]);
  });

  it('dark uses the host’s dark colours, and the default dark colours for the rest', async () => {
    const styles = { dark: { container: { backgroundColor: '#010101' } } };
    const { element, rerender } = renderWidget(page, { config: EMAIL_CODE, styles, colorScheme: 'dark' });

    const widget = element.querySelector<HTMLElement>('.pricerx-widget');
    expect(widget?.style.visibility).toBe('hidden');
    await eventually(() => expect(widget?.style.visibility).toBe(''));
    expect([schemeOf(element), cardOf(element)]).toEqual(['dark', '#010101']);
    expect(getComputedStyle(element).getPropertyValue('--pricerx-colors-primary')).toBe(DARK.colors.primary);
    rerender({ colorScheme: 'light' });
    expect(schemeOf(element)).toBe('light');
  });

  it('auto follows the visitor’s setting and keeps what is typed', async () => {
    const set = visitorsSetting(true);
    const { element, user, mount } = renderWidget(page, { config: EMAIL_CODE, colorScheme: 'auto' });
    await eventually(() => expect(schemeOf(element)).toBe('dark'));
    await user.type(await emailField(), 'ada');
    set(false);
    expect(schemeOf(element)).toBe('light');
    expect(await emailField()).toHaveValue('ada');

    mount.unmount();
    set(true);
    expect(schemeOf(element)).toBe('');
  });

  it('auto also applies when only a later mount requests it', async () => {
    const set = visitorsSetting(false);
    const { element, rerender } = renderWidget(page, { config: EMAIL_CODE });
    await emailField();
    rerender({ colorScheme: 'auto' });
    const widget = element.querySelector<HTMLElement>('.pricerx-widget');
    await eventually(() => expect(widget?.style.outlineColor).toBeTruthy());
    set(true);
    expect(schemeOf(element)).toBe('dark');
  });

  it('a change of the scheme changes the logos of social providers', async () => {
    const set = visitorsSetting(false);
    const { element } = renderWidget(page, { config: socialConfig('apple'), colorScheme: 'auto' });
    const fill = () =>
      [...element.querySelectorAll('svg path:not([fill=none])')].at(-1)?.getAttribute('fill');
    await eventually(() => expect(fill()).toBe('#000000'));
    set(true);
    await eventually(() => expect(fill()).toBe('#FFFFFF'));
  });

  it('another name throws an error that lists the names', () => {
    const colorScheme = 'drak' as ColorScheme;
    const selector = makeElement(page);

    expect(() => renderWidget(page, { selector, config: EMAIL_CODE, colorScheme })).toThrow(
      'colorScheme is "drak": use one of "light", "dark", "auto".',
    );
  });
});
