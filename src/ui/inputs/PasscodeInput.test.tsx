import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderUi } from '../../../tests/renderUi';
import type { AuthError } from '../../domain/errors/errors';
import { PasscodeInput } from './PasscodeInput';

const wrong: AuthError = { kind: 'local', id: 'error.x', message: 'Invalid passcode, please try again.' };

interface ExampleProps {
  initial?: string;
  checking?: boolean;
  error?: AuthError | null;
  onDigits?: (digits: string) => void;
}

function Example({ initial = '', checking, error = null, onDigits }: ExampleProps) {
  const [code, setCode] = useState(initial);
  const change = (digits: string) => {
    setCode(digits);
    onDigits?.(digits);
  };
  return <PasscodeInput id="code" value={code} onChange={change} checking={checking} error={error} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Enter the 6-digit code' });

const setCaret = (position: number) =>
  act(() => {
    field().focus();
    field().setSelectionRange(position, position);
  });

describe('§5 Passcode: the code field', () => {
  it('is one input with autocomplete one-time-code', () => {
    renderUi(<Example />);

    expect(screen.getAllByRole('textbox')).toEqual([field()]);
    expect(field()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field()).toHaveAttribute('inputmode', 'numeric');
    expect(field()).toHaveAttribute('data-1p-ignore');
    expect(field()).not.toHaveAttribute('maxlength');
    expect(field()).toHaveAttribute('dir', 'ltr');
  });

  it('has a description that the sixth digit submits (OTPAuthenticate, PasswordCreateOrLogin, WCAG 3.2.2)', () => {
    renderUi(<Example />);

    const hint = 'The code is checked as soon as you enter the sixth digit.';
    expect(field()).toHaveAccessibleDescription(hint);
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('keeps digits and drops other characters', async () => {
    const { container } = renderUi(<Example />);
    await userEvent.type(field(), '1a2 3');

    expect(field()).toHaveValue('123');
    expect(container).toHaveTextContent('123');
  });

  it('does not report a seventh digit', async () => {
    const onDigits = jest.fn();
    renderUi(<Example onDigits={onDigits} />);
    await userEvent.type(field(), '1234567');

    expect(onDigits).toHaveBeenCalledTimes(6);
    expect(field()).toHaveValue('123456');
  });

  it.each(['123456', '123 456', '123-456', 'Your code is 123456', '\u0661\u0662\u0663\u0664\u0665\u0666'])(
    'replaces its digits by a pasted %j',
    async (text) => {
      const onDigits = jest.fn();
      renderUi(<Example initial="99" onDigits={onDigits} />);
      await userEvent.click(field());
      await userEvent.paste(text);

      expect(field()).toHaveValue('123456');
      expect(onDigits).toHaveBeenCalledTimes(1);
    },
  );

  it('appends a pasted part of a code', async () => {
    renderUi(<Example initial="12" />);
    setCaret(2);
    await userEvent.paste('34');

    expect(field()).toHaveValue('1234');
  });

  it.each(['input', 'change'])('accepts a filled code when only %s fires', (type) => {
    const onDigits = jest.fn();
    renderUi(<Example onDigits={onDigits} />);
    act(() => {
      field().value = 'Your code is 123456';
      field().dispatchEvent(new Event(type));
    });

    expect(onDigits.mock.calls).toEqual([['123456']]);
    expect(field()).toHaveValue('123456');
  });

  it('arrow keys move between digits, and typing replaces the current one', async () => {
    renderUi(<Example initial="1234" />);
    setCaret(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}9');

    expect(field()).toHaveValue('1294');
  });

  it.each([
    ['before the first digit', 0, 0, []],
    ['two of four digits', 1, 3, [1, 2]],
    ['all digits', 0, 4, [0, 1, 2, 3]],
  ])('a selection of %s marks these boxes alone', (_, start, end, marked) => {
    const { container } = renderUi(<Example initial="1234" />);
    act(() => {
      field().focus();
      field().setSelectionRange(start, end);
      document.dispatchEvent(new Event('selectionchange'));
    });
    const boxes = [...container.querySelectorAll('[part=digit]')];
    expect(boxes).toHaveLength(6);
    const plain = getComputedStyle(boxes[5]!).backgroundColor;
    const selected = boxes.flatMap((box, at) =>
      getComputedStyle(box).backgroundColor === plain ? [] : [at],
    );
    expect(selected).toEqual(marked);
  });

  it('selects its digits after a refused code', () => {
    const { rerender } = renderUi(<Example initial="123456" />);
    setCaret(6);
    rerender(<Example initial="123456" checking />);
    act(() => field().blur());
    rerender(<Example initial="123456" error={wrong} />);

    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([0, 6]);
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(
      expect.stringContaining('Invalid passcode, please try again.'),
    );
  });

  it('leaves the focus elsewhere after a refused code', () => {
    const page = (props: ExampleProps) => (
      <>
        <button type="button">Elsewhere</button>
        <Example initial="123456" {...props} />
      </>
    );
    const { rerender } = renderUi(page({ checking: true }));
    screen.getByRole('button').focus();
    rerender(page({ error: wrong }));

    expect(screen.getByRole('button')).toHaveFocus();
  });
});
