import { devToolsStores } from '../../tests/browser/devTools';
import { screen, waitFor } from '@testing-library/react';
import { makeClient, renderWidget, setUpWidgetPage, type RenderedWidget } from '../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../tests/time';
import {
  askForEmailCode,
  codeField,
  EMAIL,
  EMAIL_CODE,
  emailField,
  enter,
  heading,
} from '../../tests/visits/signIn';

const page = setUpWidgetPage();

interface Shown {
  widgets: Record<string, { widget: { screen: string; ready: string[] } }>;
}
const screenOf = (state: unknown): string =>
  Object.values((state as Shown).widgets)[0]?.widget.screen ?? 'none';

const devTools = () => {
  const store = devToolsStores.at(-1);
  if (!store) throw new Error('The devtools were attached to no store.');
  return store;
};
const newest = () => devTools().states().at(-1) as Shown;
const screens = () => devTools().states().map(screenOf);
const types = () =>
  devTools()
    .shown()
    .actions.map(({ type }) => type);

const isEmpty = ({ element }: RenderedWidget) => waitFor(() => expect(element.textContent).toBe(''));

async function typeAddress(widget: RenderedWidget, address: string) {
  await widget.user.clear(await emailField());
  await enter(widget.user, await emailField(), `${address}{Enter}`);
}

/** Signs in with a code. `received` has the values that the client's listeners get. */
async function signedIn() {
  holdTime();
  const widget = await askForEmailCode(page);
  const received: unknown[] = [];
  widget.client.session.onChange((session) => received.push(session?.session_id ?? null));
  widget.client.onStateChange((state) => received.push(state.user?.user_id ?? null));
  await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
  await heading('Success!');
  await pass(800);
  await page.idle();
  return { widget, received };
}

describe('§4 DevTools: time travel of the widget', () => {
  it('the store is named after the client and keeps 500 actions', async () => {
    await askForEmailCode(page);
    expect(devTools().options.name).toContain(page.publicToken);
    expect(devTools().options.maxAge).toBe(500);
  });

  it('the running countdown adds no entry', async () => {
    holdTime();
    await askForEmailCode(page);
    await pass(2_000);
    await page.idle();
    const before = devTools().states().length;
    await pass(40_000);
    expect(screen.getByText(/Your code expires in 4:18/)).toBeVisible();
    expect(devTools().states()).toHaveLength(before);
  });

  it('a jump to an earlier state shows its screen, and starts no request and no timer', async () => {
    const { widget, received } = await signedIn();
    const order = screens();
    const before = {
      calls: page.calls().length,
      timers: jest.getTimerCount(),
      events: widget.events.length,
      received: [...received],
    };
    const visit = async (index: number, title: string) => {
      devTools().jumpTo(index);
      await heading(title);
      await page.idle();
      expect(jest.getTimerCount()).toBe(before.timers);
    };

    await visit(order.lastIndexOf('OTPAuthenticate'), 'Enter your code');
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.getByText(/Your code expires in 5:00/)).toBeVisible();
    await visit(order.lastIndexOf('Main'), 'Sign up or log in');
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(EMAIL);
    await visit(order.indexOf('OTPConfirmation'), 'Success!');
    await visit(order.lastIndexOf('OTPAuthenticate'), 'Enter your code');
    await visit(order.length - 1, 'Success!');

    await eventually(() => expect(page.calls()).toHaveLength(before.calls));
    expect(widget.events).toHaveLength(before.events);
    expect(received).toEqual(before.received);
    expect(devTools().states()).toHaveLength(order.length);
  });

  it('a jump to before the mount shows no widget, and a jump back shows the newest state', async () => {
    const widget = await askForEmailCode(page);
    await page.idle();
    devTools().jumpTo(0);
    await isEmpty(widget);
    devTools().jumpToNewest();
    await heading('Enter your code');
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(widget.eventTypes()).toEqual([
      'OTP_LOGIN_OR_CREATE',
      'OTP_AUTHENTICATE',
      'AUTHENTICATE_FLOW_COMPLETE',
    ]);
  });

  it('a jump shows only the widgets that were mounted in that state', async () => {
    const client = makeClient(page);
    const first = renderWidget(page, { client, config: EMAIL_CODE });
    await waitFor(() => expect(Object.keys(newest().widgets)).toHaveLength(1));
    const alone = devTools().states().length - 1;
    const second = renderWidget(page, { client, config: EMAIL_CODE });
    await waitFor(() => expect(Object.keys(newest().widgets)).toHaveLength(2));
    devTools().jumpTo(alone);
    await isEmpty(second);
    expect(first.element).toHaveTextContent('Sign up or log in');
    devTools().jumpTo(0);
    await isEmpty(first);
    devTools().jumpToNewest();
    await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(2));
  });

  it('a click in an earlier state does nothing', async () => {
    holdTime();
    const widget = await askForEmailCode(page);
    await pass(800);
    await page.idle();
    const before = { calls: page.calls().length, states: devTools().states().length };
    devTools().jumpTo(screens().lastIndexOf('Main'));
    await heading('Sign up or log in');
    await enter(widget.user, await emailField(), 'someone.else@example.com{Enter}');
    await page.idle();
    expect(page.calls()).toHaveLength(before.calls);
    expect(devTools().states()).toHaveLength(before.states);
  });

  it('a reset removes the widget and calls no callback, and a new mount draws Main', async () => {
    const { widget, received } = await signedIn();
    const before = { received: [...received], calls: page.calls().length };
    devTools().reset();
    await isEmpty(widget);
    await pass(60_000);
    expect(received).toEqual(before.received);
    expect(page.calls()).toHaveLength(before.calls);

    widget.rerender({ config: EMAIL_CODE });
    await heading('Sign up or log in');
    expect(widget.client.session.getSync()).toMatchObject({ session_id: before.received[0] });
    await typeAddress(widget, EMAIL);
    await heading('Enter your code');
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    expect(received).not.toContain(null);
  });

  it('skipping the mount hides the widget until the action is included again', async () => {
    const widget = await askForEmailCode(page);
    await page.idle();
    devTools().toggle('mounts/mounted');
    await isEmpty(widget);
    devTools().toggle('mounts/mounted');
    await heading('Enter your code');
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
  });

  it('skipping a sign-in calls no callback of the host', async () => {
    const { widget, received } = await signedIn();
    const before = [...received];
    devTools().toggle('session/authenticated');
    await pass(1_000);
    expect(received).toEqual(before);
    await widget.client.session.revoke();
    expect(received).toEqual([...before, null, null]);
  });

  it('a visitor continues from a committed earlier state', async () => {
    const widget = await askForEmailCode(page);
    await page.idle();
    devTools().jumpTo(types().lastIndexOf('widget/main/emailChanged'));
    await heading('Sign up or log in');
    devTools().commit();
    const other = 'someone.else@example.com';
    await typeAddress(widget, other);
    await heading('Enter your code');
    expect(screen.getByText(other)).toBeVisible();
    await enter(widget.user, await codeField(), await page.lastCode(other));
    await heading('Success!');
  });

  it('typed texts and answers are masked in recorded actions, but not in the state', async () => {
    const { widget } = await signedIn();
    expect(types()).toContain('widget/otp/codeEntered');
    const file = devTools().exported() ?? '';
    const tokens = widget.client.session.getTokens();
    expect(tokens?.session_token.length).toBeGreaterThan(20);
    expect(file).not.toContain(tokens?.session_token);
    expect(file).toContain('••••');
    expect(widget.client.user.getSync()).toEqual(await widget.client.user.get());
  });
});
