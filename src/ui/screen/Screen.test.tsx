import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderUi } from '../../../tests/renderUi';
import { Button } from '../buttons/Button';
import { BackButton } from '../buttons/BackButton';
import { PendingScreen } from './PendingScreen';
import { Screen } from './Screen';
import { Success } from '../feedback/Success';

describe('§2 Screens: the next one is loading', () => {
  it('shades the screen, not the spinner', () => {
    const heard = jest.spyOn(console, 'error');
    renderUi(
      <PendingScreen pending motion={{ running: [] }} onRemoved={() => undefined}>
        <Screen title="Check your email" focusOnMount={false} />
      </PendingScreen>,
    );

    const [shown, loading] = screen.getByRole('group').children;
    expect(getComputedStyle(shown as Element).animation).toContain('pricerx-shade');
    expect(getComputedStyle(loading as Element).animation).not.toContain('pricerx-shade');
    expect(heard).not.toHaveBeenCalled();
  });
});

describe('§2 Screens', () => {
  it('the first screen takes no focus', () => {
    renderUi(
      <Screen title="Sign up or log in" focusOnMount={false}>
        <Button autoFocusOnScreen>Continue</Button>
      </Screen>,
    );

    expect(document.body).toHaveFocus();
  });

  it('a new screen focuses its title', () => {
    renderUi(
      <Screen title="Check your email" focusOnMount>
        <Button>Try again</Button>
      </Screen>,
    );

    expect(screen.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
  });

  it('a new screen focuses its first field without scrolling the page', () => {
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    renderUi(
      <Screen title="Enter your code" focusOnMount>
        <Button autoFocusOnScreen>Continue</Button>
      </Screen>,
    );

    expect(screen.getByRole('button')).toHaveFocus();
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('a re-render takes no focus', () => {
    const view = (title: string) => (
      <Screen title={title} focusOnMount>
        <Button>Elsewhere</Button>
      </Screen>
    );
    const { rerender } = renderUi(view('One'));
    screen.getByRole('button').focus();
    rerender(view('Two'));

    expect(screen.getByRole('button')).toHaveFocus();
  });

  it('a screen with a hidden header has its accessible name', () => {
    renderUi(<Screen title="Sign up or log in" headerHidden focusOnMount />);

    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('region', { name: 'Sign up or log in' })).toHaveFocus();
  });

  it('a screen with a way back has a back arrow', async () => {
    const onBack = jest.fn();
    const { rerender } = renderUi(
      <Screen title="Enter your code" focusOnMount back={<BackButton onClick={onBack} />} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledTimes(1);
    rerender(<Screen title="Enter your code" focusOnMount />);

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a result screen has a title and a sentence besides its colour', () => {
    renderUi(<Success title="Success!">Your passcode has been successfully verified.</Success>);

    expect(screen.getByRole('heading', { name: 'Success!' })).toHaveFocus();
    expect(screen.getByText('Your passcode has been successfully verified.')).toBeVisible();
  });
});
