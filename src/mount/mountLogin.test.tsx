import { within } from '@testing-library/react';
import { makeClient, makeElement, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import {
  alertText,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
} from '../../tests/visits/signIn';
import { mountLogin } from '../index';

const page = setUpWidgetPage();

describe('§1 Mounting', () => {
  it('an element that does not exist throws', () => {
    const client = makeClient(page);
    expect(() => mountLogin({ client, selector: '#nowhere' })).toThrow(
      /No DOM element matches the selector "#nowhere".*must exist before mounting/,
    );
  });

  it('an invalid selector throws', () => {
    const client = makeClient(page);
    expect(() => mountLogin({ client, selector: '##' })).toThrow(/"##" is not a valid CSS selector/);
  });

  it('a selector finds its element', async () => {
    const element = makeElement(page, 'sign-in');
    const mount = mountLogin({ client: makeClient(page), selector: '#sign-in', loading: 'eager' });
    page.onCleanUp(() => mount.unmount());
    await emailField();
    expect(within(element).getByRole('textbox')).toBeVisible();
  });

  it('a public token creates a client, which the unmount destroys', async () => {
    const element = makeElement(page);
    const { publicToken, options } = page;
    const asked = () => page.calls(`/projects/bootstrap/${publicToken}`).length;
    const mount = mountLogin({
      publicToken,
      options,
      selector: element,
      config: EMAIL_CODE,
      loading: 'eager',
    });
    await eventually(() => expect(asked()).toBe(1));
    mount.unmount();
    await page.idle();
    const again = mountLogin({ publicToken, options, selector: element, loading: 'eager' });
    // The first client was destroyed, so the second mount creates another.
    await eventually(() => expect(asked()).toBe(2));
    again.unmount();
    await eventually(() => expect(element).toBeEmptyDOMElement());
  });

  it('other children of the element stay', async () => {
    const element = makeElement(page);
    element.textContent = 'Host text';
    const widget = renderWidget(page, { selector: element });
    await emailField();
    expect(element).toHaveTextContent(/^Host text/);
    widget.mount.unmount();
    await eventually(() => expect(element.innerHTML).toBe('Host text'));
  });
});

describe('§3 Widget config: enableShadowDOM', () => {
  it('is off by default, and the fields are in the page’s DOM', async () => {
    const widget = renderWidget(page);
    await emailField();
    expect(widget.element.querySelector('form input')).not.toBeNull();
    expect(widget.element.firstElementChild?.shadowRoot).toBeNull();
  });

  it('puts form, field and button into one open shadow root, and the flow works', async () => {
    const widget = renderWidget(page, { config: { ...EMAIL_CODE, enableShadowDOM: true } });
    const field = await widget.view.findByRole('textbox', { name: 'Email address' });
    const root = field.getRootNode();
    expect(root).toBeInstanceOf(ShadowRoot);
    expect(field.closest('form')?.getRootNode()).toBe(root);
    expect(document.querySelector('form')).toBeNull();
    await widget.user.type(field, `${EMAIL}{Enter}`);
    const code = await widget.view.findByRole('textbox', { name: 'Enter the 6-digit code' });
    await widget.user.type(code, await page.lastCode(EMAIL));
    await widget.view.findByRole('heading', { name: 'Success!' });
  });
});

describe('§1 Several widgets on one page', () => {
  const idsOf = (element: HTMLElement) => [...element.querySelectorAll('[id]')].map(({ id }) => id);

  it.each(['one client', 'two clients'])(
    '%s: each is in its own element, and no id occurs twice',
    async (clients) => {
      const first = renderWidget(page, { config: EMAIL_CODE });
      const second = renderWidget(page, {
        config: EMAIL_CODE,
        ...(clients === 'one client' && { client: first.client }),
      });
      page.console.take('exists already');
      const firstField = await first.view.findByRole('textbox');
      const secondField = await second.view.findByRole('textbox');
      await enter(first.user, firstField, `${EMAIL}{Enter}`);
      await first.view.findByRole('heading', { name: 'Enter your code' });
      await enter(second.user, secondField, 'grace@example.com');
      expect(second.view.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
      expect(second.events).toEqual([]);

      const ids = [...idsOf(first.element), ...idsOf(second.element)];
      expect(ids.length).toBeGreaterThan(2);
      expect(new Set(ids).size).toBe(ids.length);

      await enter(first.user, first.view.getByRole('textbox'), await page.lastCode(EMAIL));
      await first.view.findByRole('heading', { name: 'Success!' });
      expect(second.client.session.getSync()).toEqual(first.client.session.getSync());
      expect(second.view.getByRole('textbox')).toHaveValue('grace@example.com');
    },
  );

  it('the first widget has ids without a suffix, also after a remount', async () => {
    const first = renderWidget(page);
    expect((await emailField()).id).toBe('pricerx-email-input');
    first.mount.unmount();
    await page.idle();
    renderWidget(page, { client: first.client });
    expect((await emailField()).id).toBe('pricerx-email-input');
  });
});

describe('§1 Callbacks', () => {
  it('a callback that throws is logged, and the widget continues', async () => {
    const config = EMAIL_CODE;
    const thrown = () => {
      throw new Error('host bug');
    };
    const widget = renderWidget(page, { config, callbacks: { onEvent: thrown, onError: thrown } });
    await page.fault('/otps/email/login_or_create', { drop: true });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    await widget.user.keyboard('{Enter}');
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await eventually(() => expect(page.console.take('callbacks.onEvent threw: host bug').length).toBe(3));
    expect(page.console.take('callbacks.onError threw: host bug')).toHaveLength(1);
  });
});
