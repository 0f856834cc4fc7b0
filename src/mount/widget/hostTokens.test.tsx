import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { drawnStyle } from '../../../tests/drawnStyle';
import { EMAIL_CODE, emailField } from '../../../tests/visits/signIn';

const page = setUpWidgetPage();

const propertyOf = (element: Element, name: string) => getComputedStyle(element).getPropertyValue(name);

describe('§3 Theme: custom properties of the host’s element', () => {
  it.each([false, true])('have the values of the last mount’s theme (shadow DOM: %s)', (shadow) => {
    const config = { ...EMAIL_CODE, enableShadowDOM: shadow };
    const { element, rerender } = renderWidget(page, { config, styles: { colors: { primary: 'navy' } } });

    expect(propertyOf(element, '--pricerx-colors-primary')).toBe('navy');
    expect(propertyOf(element, '--pricerx-container-border-radius')).toBe('8px');
    rerender({ config, styles: { colors: { primary: 'teal' } } });
    expect(propertyOf(element, '--pricerx-colors-primary')).toBe('teal');
  });

  it('determine the style of the widget', async () => {
    const { element } = renderWidget(page, {
      config: EMAIL_CODE,
      styles: { inputs: { borderRadius: '3px' } },
    });
    const field = await emailField();

    expect(drawnStyle(field, 'border-radius')).toBe('3px');
    element.style.setProperty('--pricerx-inputs-border-radius', '9px');
    expect(drawnStyle(field, 'border-radius')).toBe('9px');
  });

  it('have separate values for two widgets', () => {
    const one = renderWidget(page, { config: EMAIL_CODE, styles: { colors: { error: 'red' } } });
    const other = renderWidget(page, { config: EMAIL_CODE, client: one.client });

    expect(propertyOf(one.element, '--pricerx-colors-error')).toBe('red');
    expect(propertyOf(other.element, '--pricerx-colors-error')).toBe('#8B1214');
  });

  it('are removed on unmount', () => {
    const { element, mount } = renderWidget(page, { config: EMAIL_CODE });
    mount.unmount();

    expect(propertyOf(element, '--pricerx-colors-primary')).toBe('');
    expect(element.getAttributeNames()).not.toContain('data-pricerx');
  });
});
