import { screen } from '@testing-library/react';
import { createClient, mountLogin } from '../index';
import { makeClient, makeElement, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { runtimeOf } from '../../tests/runtime';
import { eventually, holdTime, pass } from '../../tests/time';
import { codeField, EMAIL, EMAIL_CODE, emailField, enter } from '../../tests/visits/signIn';

const page = setUpWidgetPage();

/** Counts the listeners of event targets. */
function countListeners(...targets: EventTarget[]): () => number {
  let standing = 0;
  for (const target of targets) {
    const { addEventListener, removeEventListener } = target;
    const known = new Set<string>();
    const seen = new WeakMap<object, number>();
    let next = 0;
    const nameOf = (type: string, listener: object | null, options?: boolean | EventListenerOptions) => {
      if (listener && !seen.has(listener)) seen.set(listener, (next += 1));
      const capture = typeof options === 'boolean' ? options : (options?.capture ?? false);
      return `${type} ${listener ? seen.get(listener) : 0} ${capture}`;
    };
    target.addEventListener = function (type: string, listener: EventListener, options?: boolean) {
      const name = nameOf(type, listener, options);
      if (!known.has(name)) standing += 1;
      known.add(name);
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = function (type: string, listener: EventListener, options?: boolean) {
      if (known.delete(nameOf(type, listener, options))) standing -= 1;
      removeEventListener.call(target, type, listener, options);
    };
    page.onCleanUp(() => Object.assign(target, { addEventListener, removeEventListener }));
  }
  return () => standing;
}

const styles = () => ({
  elements: document.querySelectorAll('style').length,
  sheets: document.styleSheets.length,
  adopted: document.adoptedStyleSheets?.length ?? 0,
});

/** A visitor in a flow with a countdown, a toast and a pending resend. */
async function midFlow(element: HTMLElement) {
  const client = createClient(page.publicToken, page.options);
  const widget = renderWidget(page, { client, selector: element, config: EMAIL_CODE });
  await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
  await codeField();
  await widget.user.click(screen.getByRole('button', { name: 'Resend code' }));
  await screen.findByText('Email resent');
  await page.idle();
  return widget;
}

describe('§1 Mounting: a hydration that fails', () => {
  it('leaves no widget in the state, before and after the retry that works', async () => {
    const { addEventListener } = HTMLDivElement.prototype;
    HTMLDivElement.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
      // Of the widget's parts, only React listens to clicks there.
      if (type === 'click' && this.className === 'pricerx-widget') throw new Error('Broken by an extension.');
      addEventListener.call(this, type, ...rest);
    };
    const mend = () => Object.assign(HTMLDivElement.prototype, { addEventListener });
    page.onCleanUp(mend);
    const { client, user, mount } = renderWidget(page, { config: EMAIL_CODE });
    const { store } = await runtimeOf(client);
    const widgets = () => Object.keys((store.getState() as { widgets?: object }).widgets ?? {});
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(widgets()).toEqual([]);
    mend();
    await user.click(retry);
    await eventually(() => expect(widgets()).toHaveLength(1));
    mount.unmount();
    await eventually(() => expect(widgets()).toEqual([]));
    expect(page.console.take('Broken by an extension.')).not.toEqual([]);
  });
});

describe('§1 Unmounting leaves nothing', () => {
  // React adds a permanent listener to the document, and jsdom two with the first computed style.
  beforeEach(async () => {
    getComputedStyle(document.body);
    const first = renderWidget(page, { config: EMAIL_CODE });
    await emailField();
    await runtimeOf(first.client);
    await page.idle();
    first.mount.unmount();
    first.client.destroy();
    await page.idle();
  });

  const WAYS: [string, (widget: ReturnType<typeof renderWidget>) => void][] = [
    ['by its unmount function', ({ mount }) => mount.unmount()],
    ['when the host removes its element', ({ element }) => element.remove()],
    ['when the host empties its element', ({ element }) => element.replaceChildren()],
    [
      'twice',
      ({ mount }) => {
        mount.unmount();
        mount.unmount();
      },
    ],
  ];

  it.each(WAYS)('a widget removed %s leaves nothing', async (_, leave) => {
    holdTime();
    const element = makeElement(page);
    const before = { styles: styles(), html: document.body.innerHTML, head: document.head.innerHTML };
    const listeners = countListeners(window, document, document.body, element);
    const widget = await midFlow(element);
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    expect(listeners()).toBeGreaterThan(0);

    leave(widget);
    widget.client.destroy();
    await page.idle();
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
    expect(listeners()).toBe(0);
    expect(element.innerHTML).toBe('');
    expect(styles()).toEqual(before.styles);
    expect(document.head.innerHTML).toBe(before.head);
    if (element.isConnected) expect(document.body.innerHTML).toBe(before.html);
  });

  it('a widget with a public token in place of a client ends its own client', async () => {
    holdTime();
    const listeners = countListeners(window, document);
    const mount = mountLogin({
      publicToken: page.publicToken,
      options: page.options,
      selector: makeElement(page),
      config: EMAIL_CODE,
      loading: 'eager',
    });
    await emailField();
    await page.idle();
    expect(jest.getTimerCount()).toBeGreaterThan(0);
    mount.unmount();
    await page.idle();
    await pass(0);
    expect([jest.getTimerCount(), listeners()]).toEqual([0, 0]);
  });

  it('a widget that waits for its texts stops waiting', async () => {
    holdTime();
    const client = makeClient(page);
    await runtimeOf(client);
    await page.idle();
    // The client's own timers are shorter.
    await pass(1_000);
    const before = jest.getTimerCount();
    const widget = renderWidget(page, { client, config: EMAIL_CODE, locale: 'es' });
    widget.mount.unmount();
    await page.idle();
    expect(jest.getTimerCount()).toBe(before);
  });

  it('an element that is only moved keeps its widget', async () => {
    const element = makeElement(page);
    const widget = renderWidget(page, { selector: element, config: EMAIL_CODE });
    await enter(widget.user, await emailField(), EMAIL);
    makeElement(page).append(element);
    await page.idle();
    expect(await emailField()).toHaveValue(EMAIL);
    await widget.user.keyboard('{Enter}');
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await codeField();
  });

  it('a late answer reaches no callback', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await page.fault('/otps/email/login_or_create', { delay_ms: 80 });
    await enter(widget.user, await emailField(), `${EMAIL}{Enter}`);
    await eventually(() => expect(page.calls('/otps/email/login_or_create')).toHaveLength(1));
    widget.mount.unmount();
    await page.idle();
    expect(widget.events).toEqual([]);
    expect(widget.errors).toEqual([]);
  });

  it('a widget in a shadow root leaves nothing', async () => {
    const element = makeElement(page);
    const before = styles();
    const config = { ...EMAIL_CODE, enableShadowDOM: true };
    const widget = renderWidget(page, { selector: element, config });
    await widget.view.findByRole('textbox');
    widget.mount.unmount();
    await page.idle();
    expect(element.innerHTML).toBe('');
    expect(styles()).toEqual(before);
  });
});
