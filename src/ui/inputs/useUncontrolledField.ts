import { useLayoutEffect, useReducer, useRef, useState, type RefObject } from 'react';
import { isComposing } from './composition';

type FieldElement = HTMLInputElement | HTMLSelectElement;

/** What precedes a submission, for a button that is enabled by the field's value, and the submission itself. */
const FORM_EVENTS = ['pointerover', 'focusin', 'submit'];

const plainLength = (text: string): number => text.replace(/[^\p{L}\p{N}+]/gu, '').length;

/** The index in `text` after its first `count` letters and digits. */
function indexAfter(count: number, text: string): number {
  let index = 0;
  while (index < text.length && plainLength(text.slice(0, index)) < count) index += 1;
  return index;
}

/**
 * Sets a field's value and keeps the caret after the same letter or digit, because browsers move it to the end when
 * a script sets `value`.
 */
function write(field: FieldElement, value: string): void {
  const before = field.value;
  const { selectionStart: start, selectionEnd: end, selectionDirection } = field as HTMLInputElement;
  field.value = value;
  // Safari focuses a field when its selection is set; selects and email fields have no selection.
  if (start === null || end === null || start === undefined || !field.matches(':focus')) return;
  if (start === before.length) return;
  const moved = (index: number) => indexAfter(plainLength(before.slice(0, index)), value);
  (field as HTMLInputElement).setSelectionRange(moved(start), moved(end), selectionDirection ?? undefined);
}

/** Props of the field. */
interface UncontrolledField<F extends FieldElement> {
  ref: RefObject<F | null>;
  defaultValue: string;
}

/**
 * Keeps a field and its value in sync. React's controlled `value` misses scripts and password managers that
 * set `value` and fire only `input`, only `change` or nothing, and inside a shadow root its restoring conflicts with
 * our updates. So React gets only the initial value; this hook listens to the field's events.
 */
export function useUncontrolledField<F extends FieldElement>(
  value: string,
  onChange: (value: string) => void,
): UncontrolledField<F> {
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
    // Also runs when the parent component has kept its old value, which then replaces the typed text.
    if (field.value !== value) write(field, value);
  }, [value, changes]);

  useLayoutEffect(() => {
    isFirst.current = false;
    const field = ref.current;
    if (!field) return;
    const report = () => {
      if (field.value === latest.current.value) return;
      // Password managers fire several events for one value; it is reported once.
      latest.current.value = field.value;
      latest.current.onChange(field.value);
      changed();
    };
    report();
    const ended = new AbortController();
    const { signal } = ended;
    for (const name of ['input', 'change']) field.addEventListener(name, report, { signal });
    // Some scripts and assistive tools set a value without an event.
    for (const name of FORM_EVENTS) field.form?.addEventListener(name, report, { signal });
    field.addEventListener('compositionend', changed, { signal });
    return () => ended.abort();
  }, []);

  return { ref, defaultValue };
}
