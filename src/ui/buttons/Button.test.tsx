import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { drawnStyle } from '../../../tests/drawnStyle';
import { renderUi } from '../../../tests/renderUi';
import { Button } from './Button';

describe('§2 Buttons', () => {
  it('has type="button" by default', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    renderUi(
      <form onSubmit={onSubmit}>
        <Button>Other</Button>
        <Button type="submit">Continue</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));

    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps its name while busy, and ignores clicks', async () => {
    const onClick = jest.fn();
    renderUi(
      <Button pending onClick={onClick}>
        Continue
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);

    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('a busy button, or one that is disabled after a press, keeps the focus and submits nothing (WCAG 2.4.3)', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const form = (state: { pending?: boolean; disabled?: boolean; accessibleWhenDisabled?: boolean }) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" {...state}>
          Continue
        </Button>
      </form>
    );
    const { rerender } = renderUi(form({}));
    const button = screen.getByRole('button');
    button.focus();
    for (const state of [
      { pending: true, disabled: true },
      { disabled: true, accessibleWhenDisabled: true },
    ]) {
      rerender(form(state));
      // Browsers remove the focus from a disabled element.
      expect(button).toBeEnabled();
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.keyboard('{Enter}');
      await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
      button.focus();
    }
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(form({}));
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('has the theme’s colours, also when disabled', () => {
    const buttons = { primary: { backgroundColor: 'rgb(1, 2, 3)' }, disabled: { textColor: 'rgb(4, 5, 6)' } };
    renderUi(
      <>
        <Button>On</Button>
        <Button disabled>Off</Button>
      </>,
      { styles: { buttons } },
    );

    const drawn = (name: string, property: string) =>
      drawnStyle(screen.getByRole('button', { name }), property);
    expect(drawn('On', 'background-color')).toBe('rgb(1, 2, 3)');
    expect(drawn('Off', 'color')).toBe('rgb(4, 5, 6)');
  });
});
