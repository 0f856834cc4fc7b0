import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../../tests/renderUi';
import { Button } from './buttons/Button';
import { Card } from './layout/Card';
import { Screen } from './screen/Screen';
import { Spinner } from './feedback/Spinner';

const retry = (
  <Card>
    <Button>Try again</Button>
  </Card>
);
const spinner = (
  <Card>
    <Spinner label="Loading…" />
  </Card>
);
const question = (
  <Card>
    <Screen title="Log out?" focusOnMount={false}>
      <Button>Yes</Button>
    </Screen>
  </Card>
);

describe('§2 Screens: focus when the pressed button is removed (WCAG 2.4.3)', () => {
  it('moves to the replacement, also after a spinner in between', async () => {
    const { rerender } = renderUi(
      <Card>
        <Button>Back</Button>
        <Button>Try again</Button>
      </Card>,
    );
    screen.getByRole('button', { name: 'Back' }).focus();
    screen.getByRole('button', { name: 'Try again' }).focus();
    await Promise.resolve();
    rerender(spinner);
    expect(document.body).toHaveFocus();
    rerender(question);
    const title = screen.getByRole('heading', { name: 'Log out?' });
    await waitFor(() => expect(title).toHaveFocus());
    rerender(retry);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  });

  it.each([
    ['was never in the widget', () => undefined],
    [
      'has left it',
      () => {
        screen.getByRole('button').focus();
        screen.getByRole('button').blur();
      },
    ],
  ])('stays for a visitor who %s', async (_, visitor) => {
    const { rerender } = renderUi(retry);
    visitor();
    await Promise.resolve();
    rerender(question);
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(document.body).toHaveFocus();
  });

  it('stays on another element of the page when a new screen appears (WCAG 3.2.2)', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    const { rerender } = renderUi(retry);
    screen.getByRole('button').focus();
    field.focus();
    rerender(
      <Card>
        <Screen title="Success!" focusOnMount />
      </Card>,
    );
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(field).toHaveFocus();
    field.remove();
  });
});
