import { makeClient, makeElement, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { EMAIL, EMAIL_CODE, hydrated } from '../../tests/visits/signIn';
import { renderLogin } from './server/render';

const page = setUpWidgetPage();

describe.each([
  ['light DOM', false],
  ['a shadow root', true],
])('§1 Mounting: copies of a widget, in %s', (_, enableShadowDOM) => {
  const config = { ...EMAIL_CODE, enableShadowDOM };
  const fieldIn = (element: Element) => {
    const widget = element.querySelector('pricerx-auth');
    return (widget?.shadowRoot ?? widget)?.querySelector<HTMLInputElement>(
      '[name=email]',
    ) as HTMLInputElement;
  };

  it('in the element, as a page’s cache makes them, are removed by the mount, whose form sends a code', async () => {
    const client = makeClient(page);
    const first = makeElement(page);
    renderWidget(page, { client, selector: first, config });
    const element = first.cloneNode(true) as HTMLElement;
    element.append(...[...first.children].map((child) => child.cloneNode(true)));
    first.replaceWith(element);
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(2);

    const widget = renderWidget(page, { client, selector: element, config });
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    const field = fieldIn(element);
    await widget.user.type(field, `${EMAIL}{Enter}`);
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
    widget.mount.unmount();
    expect(element.innerHTML).toBe('');
    expect(element.hasAttribute('data-pricerx')).toBe(false);
  });

  it('beside a server’s form leave that form, which is adopted', async () => {
    const element = makeElement(page);
    const { html } = renderLogin({ config: EMAIL_CODE });
    element.append(document.createElement('pricerx-auth'));
    element.append(document.createRange().createContextualFragment(html));
    const field = element.querySelector<HTMLInputElement>('[name=email]');
    renderWidget(page, { selector: element, config: EMAIL_CODE });
    expect(element.querySelectorAll('pricerx-auth')).toHaveLength(1);
    expect(fieldIn(element)).toBe(field);
    field?.focus();
    await eventually(() => hydrated(fieldIn(element)));
  });
});
