import { useCallback, useEffect, useLayoutEffect, useState, type KeyboardEvent, type RefObject } from 'react';

interface Selection {
  start: number;
  end: number;
}

/** The caret stands on a digit, which the next key replaces, or behind the last one. */
const standOn = (input: HTMLInputElement, index: number): void => {
  const start = Math.max(0, Math.min(index, input.value.length));
  input.setSelectionRange(start, Math.min(start + 1, input.value.length));
};

/**
 * Which boxes are active. The input's text is unseen and does not line up with the boxes, so clicks and arrows are
 * translated into boxes here. Null while the input is not focused.
 */
export function usePasscodeSelection(ref: RefObject<HTMLInputElement | null>, length: number) {
  const [selection, setSelection] = useState<Selection | null>(null);

  const read = useCallback(() => {
    const input = ref.current;
    const root = input?.getRootNode();
    const focused = input !== null && root && 'activeElement' in root && root.activeElement === input;
    const next = focused ? { start: input.selectionStart ?? 0, end: input.selectionEnd ?? 0 } : null;
    setSelection((last) => (last?.start === next?.start && last?.end === next?.end ? last : next));
  }, [ref]);

  // Typing, filling and redrawing move the caret without an event of their own.
  useLayoutEffect(read);

  useEffect(() => {
    const document = ref.current?.ownerDocument;
    document?.addEventListener('selectionchange', read);
    return () => document?.removeEventListener('selectionchange', read);
  }, [ref, read]);

  const onClick = (event: { clientX: number }) => {
    const input = ref.current;
    if (!input || input.selectionEnd !== input.selectionStart) return;
    const { left, width } = input.getBoundingClientRect();
    standOn(input, width > 0 ? Math.floor(((event.clientX - left) / width) * length) : length);
    read();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    standOn(input, (input.selectionStart ?? 0) + step);
    read();
  };

  return { selection, handlers: { onClick, onKeyDown, onFocus: read, onBlur: read, onSelect: read } };
}
