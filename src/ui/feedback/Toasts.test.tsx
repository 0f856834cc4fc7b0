import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../tests/renderUi';
import { Toasts, type ToastItem } from './Toasts';

const success: ToastItem = { id: 'toast-1', kind: 'success', message: 'Email resent' };
const failure: ToastItem = { id: 'toast-2', kind: 'error', message: 'Unable to contact our servers.' };

function setUp(toasts: readonly ToastItem[]) {
  const calls: string[] = [];
  const draw = (shown: readonly ToastItem[]) => (
    <>
      <Toasts
        toasts={shown}
        onDismiss={(id) => calls.push(`dismiss ${id}`)}
        onPause={() => calls.push('pause')}
        onResume={() => calls.push('resume')}
      />
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = renderUi(draw(toasts));
  return { calls, show: (shown: readonly ToastItem[]) => rerender(draw(shown)) };
}

describe('§2 Toasts', () => {
  it('toasts are in the given order, and are not announced, because the screen announces the same text (WCAG 4.1.3)', () => {
    setUp([failure, success]);
    const items = within(screen.getByRole('list')).getAllByRole('listitem');

    expect(items.map(({ textContent }) => textContent)).toEqual([failure.message, success.message]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('an empty list has no landmark role', () => {
    setUp([]);

    expect(screen.queryByRole('region')).toBeNull();
  });

  it('each toast can be dismissed', async () => {
    const { calls } = setUp([failure, success]);
    const [, second] = screen.getAllByRole('button', { name: 'Dismiss' });
    await userEvent.click(second!);

    expect(calls).toContain('dismiss toast-1');
    expect(calls).not.toContain('dismiss toast-2');
  });

  it('a toast stays while the pointer is over it', async () => {
    const { calls } = setUp([success]);
    await userEvent.hover(screen.getByText('Email resent'));
    expect(calls).toEqual(['pause']);
    await userEvent.unhover(screen.getByText('Email resent'));

    expect(calls).toEqual(['pause', 'resume']);
  });

  it('a toast stays while it has the focus', async () => {
    const { calls } = setUp([failure, success]);
    await userEvent.tab();
    await userEvent.tab();
    expect(calls).not.toContain('resume');
    await userEvent.tab();

    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
    expect(calls.at(-1)).toBe('resume');
  });

  it('the others continue when the focused toast is removed', async () => {
    const { calls, show } = setUp([success]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    show([]);

    expect(calls).toEqual(['pause', 'dismiss toast-1', 'resume']);
  });

  it.each(['{Enter}', '{Escape}'])('a toast dismissed by %s returns the focus (WCAG 2.4.3)', async (key) => {
    const { calls } = setUp([failure, success]);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(key);

    expect(calls).toContain('dismiss toast-1');
    expect(elsewhere).toHaveFocus();
  });

  it('a toast that fades out ignores a second dismissal', async () => {
    const { calls } = setUp([{ ...success, leaving: true }]);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');

    expect(calls).toEqual([]);
  });
});
