import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { watchCompositions } from './composition';
import { useUncontrolledField } from './useUncontrolledField';

/** A field that reformats its value (in capitals), as the phone field does with a number. */
function Capitals() {
  const [value, setValue] = useState('');
  const field = useUncontrolledField<HTMLInputElement>(value, (text) => setValue(text.toUpperCase()));
  return (
    <>
      <input {...field} />
      <output>{value}</output>
    </>
  );
}

describe('useUncontrolledField', () => {
  it('reads the value of a painted field when React hydrates it', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<input value=""><output></output>';
    const painted = container.querySelector('input');
    painted!.value = 'filled without an event';
    render(<Capitals />, { container, hydrate: true });
    expect(screen.getByRole('textbox')).toBe(painted);
    expect(screen.getByRole('status')).toHaveTextContent('FILLED WITHOUT AN EVENT');
    expect(painted).toHaveValue('FILLED WITHOUT AN EVENT');
  });

  it('sets no value during the composition of an input method, and sets it when the composition ends', () => {
    const { container } = render(<Capitals />);
    watchCompositions(container);
    const field = screen.getByRole('textbox');
    fireEvent.compositionStart(field);
    fireEvent.input(field, { target: { value: 'kana' } });
    expect(screen.getByRole('status')).toHaveTextContent('KANA');
    expect(field).toHaveValue('kana');
    act(() => void fireEvent.compositionEnd(field));
    expect(field).toHaveValue('KANA');
  });

  it.each([
    ['in the middle', 'ab1c', 3],
    ['at the end', 'abc1', 4],
  ])('keeps the caret after the same character, %s', (_, typed, caret) => {
    render(<Capitals />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    act(() => field.focus());
    act(() => {
      field.value = typed;
      field.setSelectionRange(caret, caret);
      field.dispatchEvent(new Event('input'));
    });
    expect(field).toHaveValue(typed.toUpperCase());
    expect([field.selectionStart, field.selectionEnd]).toEqual([caret, caret]);
  });
});
