import { devToolsStores } from '../../tests/devTools';
import { screen } from '@testing-library/react';
import { setUpWidgetPage } from '../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../tests/time';
import { askForEmailCode, codeField, EMAIL, enter, heading } from '../../tests/visits';

const page = setUpWidgetPage();

interface Shown {
  widgets: Record<string, { widget: { screen: string; ready: string[] } }>;
}
const screenOf = (state: unknown): string =>
  Object.values((state as Shown).widgets)[0]?.widget.screen ?? 'none';

describe('Redux DevTools', () => {
  it('are named after the client', async () => {
    await askForEmailCode(page);
    expect(devToolsStores.at(-1)?.options.name).toContain(page.publicToken);
  });

  it('jumping to an earlier state shows its screen, and starts no request and no timer', async () => {
    holdTime();
    const widget = await askForEmailCode(page);
    await enter(widget.user, await codeField(), await page.lastCode(EMAIL));
    await heading('Success!');
    await pass(800);
    await page.idle();

    const devTools = devToolsStores.at(-1);
    const screens = devTools?.states().map(screenOf) ?? [];
    const before = {
      calls: page.calls().length,
      timers: jest.getTimerCount(),
      events: widget.events.length,
      actions: screens.length,
    };
    const visit = async (index: number, title: string) => {
      devTools?.jumpTo(index);
      await heading(title);
      await page.idle();
      expect(jest.getTimerCount()).toBe(before.timers);
    };

    await visit(screens.lastIndexOf('OTPAuthenticate'), 'Enter passcode');
    expect(screen.getByText(EMAIL)).toBeVisible();
    expect(screen.getByText(/Your code expires in 5:00/)).toBeVisible();
    await visit(screens.lastIndexOf('Main'), 'Sign up or log in');
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue(EMAIL);
    await visit(screens.indexOf('OTPConfirmation'), 'Success!');
    await visit(screens.lastIndexOf('OTPAuthenticate'), 'Enter passcode');
    await visit(screens.length - 1, 'Success!');

    await eventually(() => expect(page.calls()).toHaveLength(before.calls));
    expect(widget.events).toHaveLength(before.events);
    expect(devTools?.states()).toHaveLength(before.actions);
  });
});
