import { useCallback, useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';

export interface PasscodeSelection {
  start: number;
  end: number;
}

/** Selects the digit at the caret, which the next key replaces, or puts the caret after the last digit. */
const selectDigit = (input: HTMLInputElement, index: number): void => {
  const start = Math.max(0, Math.min(index, input.value.length));
  input.setSelectionRange(start, Math.min(start + 1, input.value.length));
};

/**
 * Computes the active boxes. The input's text is invisible and not aligned with the boxes, so clicks and
 * arrow keys are translated to boxes. Null while the input does not have the focus.
 */
export function usePasscodeSelection(ref: RefObject<HTMLInputElement | null>, length: number) {
  const [selection, setSelection] = useState<PasscodeSelection | null>(null);

  const read = useCallback(() => {
    const input = ref.current;
    const root = input?.getRootNode();
    const focused = input !== null && root && 'activeElement' in root && root.activeElement === input;
    const next = focused ? { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 } : null;
    setSelection((last) => (last?.start === next?.start && last?.end === next?.end ? last : next));
  }, [ref]);

  // Typing, autofill and rendering move the caret without an event.
  useLayoutEffect(read);

  useEffect(() => {
    document.addEventListener('selectionchange', read);
    return () => document.removeEventListener('selectionchange', read);
  }, [read]);

  const onClick = (event: { clientX: number }) => {
    const input = ref.current;
    if (!input || input.selectionEnd !== input.selectionStart) return;
    const { left, width } = input.getBoundingClientRect();
    selectDigit(input, width > 0 ? Math.floor(((event.clientX - left) / width) * length) : length);
    read();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    selectDigit(input, (input.selectionStart ?? 0) + step);
    read();
  };

  return { selection, handlers: { onClick, onKeyDown, onFocus: read, onBlur: read, onSelect: read } };
}
