import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { EMAIL_LINK, emailField } from '../../../tests/visits/signIn';
import { runtimeOf } from '../../../tests/runtime';
import type { ToastKind } from '../../domain/flowConstants';
import { toastRequested } from '../../store/widget';

const page = setUpWidgetPage();
beforeEach(holdTime);

const texts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const dismiss = () => screen.getByRole('button', { name: 'Dismiss' });

/** A widget, and a function that shows a toast of any kind in it: no flow has all of them. */
async function widgetWithToasts() {
  const { client } = renderWidget(page, { config: EMAIL_LINK });
  await emailField();
  const { store } = await runtimeOf(client);
  const [mountId] = Object.keys(store.getState().widgets);
  return async (kind: ToastKind, message: string) => {
    store.dispatch({ ...toastRequested({ kind, text: { message } }), meta: { mountId } });
    await eventually(() => expect(texts()[0]).toBe(message));
  };
}

describe('§9 Toasts: kinds', () => {
  it.each([
    ['blank' as const, 4_000],
    ['error' as const, 4_000],
    ['custom' as const, 4_000],
    ['success' as const, 2_000],
  ])('%s stays for %i ms, and is gone within the next second', async (kind, ms) => {
    const show = await widgetWithToasts();
    await show(kind, 'A word');
    await pass(ms - 1);
    expect(dismiss()).toBeEnabled();
    await pass(1);
    expect(dismiss()).toBeDisabled();
    await pass(1_000);
    expect(texts()).toEqual([]);
  });

  it('loading stays until it is dismissed', async () => {
    const show = await widgetWithToasts();
    await show('loading', 'Sending');
    await pass(3_600_000);
    expect(dismiss()).toBeEnabled();
    dismiss().click();
    await pass(1_000);
    expect(texts()).toEqual([]);
  });

  it('at most 20 show, the newest', async () => {
    const show = await widgetWithToasts();
    for (let number = 1; number <= 21; number += 1) await show('loading', `Toast ${number}`);
    expect(texts()).toHaveLength(20);
    expect(texts().at(0)).toBe('Toast 21');
    expect(texts().at(-1)).toBe('Toast 2');
  });
});
