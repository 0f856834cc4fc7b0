import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { isComposing } from './composition';

type FieldElement = HTMLInputElement | HTMLSelectElement;

const plainLength = (text: string): number => text.replace(/[^\p{L}\p{N}+]/gu, '').length;

/** The index in `text` after its first `count` letters and digits. */
function indexBehind(count: number, text: string): number {
  let index = 0;
  while (index < text.length && plainLength(text.slice(0, index)) < count) index += 1;
  return index;
}

/**
 * Writes a value and keeps the caret's place among the letters and digits: browsers move it to the end when a
 * script sets `value`.
 */
function write(field: FieldElement, value: string): void {
  const before = field.value;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field as HTMLInputElement;
  field.value = value;
  // Safari focuses a field when its selection is set; selects and email fields have no selection.
  if (start === null || end === null || start === undefined || !field.matches(':focus')) return;
  if (start === before.length) return;
  const place = (index: number) => indexBehind(plainLength(before.slice(0, index)), value);
  (field as HTMLInputElement).setSelectionRange(place(start), place(end), selectionDirection ?? undefined);
}

/** Props of the field. */
interface FilledField<F extends FieldElement> {
  ref: RefObject<F | null>;
  defaultValue: string;
}

/**
 * Keeps a field and its value in sync. React's controlled `value` misses scripts and password managers that
 * set `value` and fire only `input` or only `change`, and inside a shadow root its restoring conflicts with
 * our updates. So React gets only the initial value; this hook listens to the field's events.
 */
export function useFilledValue<F extends FieldElement>(
  value: string,
  onChange: (value: string) => void,
): FilledField<F> {
  const ref = useRef<F>(null);
  const latest = useRef({ value, onChange });
  const [defaultValue] = useState(value);
  const [changes, changed] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const isFirst = useRef(true);
  useLayoutEffect(() => {
    const field = ref.current;
    // On hydration the painted field's value is newer than React's. Setting it would end a composition.
    if (!field || isFirst.current || isComposing(field)) return;
    // Also runs when the owner kept its old value, so that the field shows that value instead of the typed
    // one.
    if (field.value !== value) write(field, value);
  }, [value, changes]);

  useLayoutEffect(() => {
    isFirst.current = false;
    const field = ref.current;
    if (!field) return;
    const heard = () => {
      if (field.value === latest.current.value) return;
      // Password managers fire several events for one value; it is reported once.
      latest.current.value = field.value;
      latest.current.onChange(field.value);
      changed();
    };
    heard();
    field.addEventListener('input', heard);
    field.addEventListener('change', heard);
    field.addEventListener('compositionend', changed);
    return () => {
      field.removeEventListener('input', heard);
      field.removeEventListener('change', heard);
      field.removeEventListener('compositionend', changed);
    };
  }, []);

  return { ref, defaultValue };
}
